import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_LENGTH, sentencesOf, type Passage } from "./sentences.ts";

const russian = (text: string): Passage => ({ text, language: "ru-RU" });

describe("a sentence that is spoken in one go", () => {
  it("is a sentence, and knows where it begins", () => {
    expect(sentencesOf([russian("Взнос 5 000 ₸. Срок 10 лет."), { text: "Өмірді сақтандыру.", language: "kk-KZ" }])).toEqual([
      { text: "Взнос 5 000 ₸. ", language: "ru-RU", from: 0 },
      { text: "Срок 10 лет.", language: "ru-RU", from: 15 },
      { text: "Өмірді сақтандыру.", language: "kk-KZ", from: 27 },
    ]);
  });
  it("is cut after a clause where the sentence is long", () => {
    const long = `${"слово ".repeat(20)}конец, ${"слово ".repeat(20)}точка.`;
    const [first] = sentencesOf([russian(long)]);
    expect(first?.text.endsWith("конец, ")).toBe(true);
  });
  it("never says what has no letter and no figure", () => {
    expect(sentencesOf([russian("— • …"), russian("\n\n")])).toEqual([]);
  });
  it("is never too long, loses nothing and stands where it says it stands, whatever the text", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 600 }), { maxLength: 4 }), (texts) => {
        const whole = texts.join("");
        const sentences = sentencesOf(texts.map(russian));
        for (const { text, from } of sentences) {
          expect(text.length).toBeLessThanOrEqual(MAX_LENGTH);
          expect(whole.slice(from, from + text.length)).toBe(text);
        }
        const lettersOnly = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");
        expect(lettersOnly(sentences.map(({ text }) => text).join(""))).toBe(lettersOnly(whole));
      }),
    );
  });
});
