import type { PaperBlock } from "@shanyraq/rules/paper-page";
import { describe, expect, it } from "vitest";
import { termsIn } from "./paper-terms.ts";

const paragraph = (text: string): PaperBlock => ({ kind: "paragraph", text });
const marked = (blocks: readonly PaperBlock[], language: string) =>
  termsIn(blocks, language)
    .flat(2)
    .flatMap(({ term, text }) => (term === undefined ? [] : [`${term}: ${text}`]));

describe("the terms of a paper", () => {
  it.each([
    [
      "ru-KZ",
      "Страховщик платит выгодоприобретателю страховую сумму.",
      ["beneficiary: выгодоприобретателю", "sumAssured: страховую сумму"],
    ],
    ["kk-KZ", "Сақтандырушы пайда алушыға сақтандыру сомасын төлейді.", ["beneficiary: пайда алушыға", "sumAssured: сақтандыру сомасын"]],
    ["en-KZ", "The insurer pays the sum assured to the beneficiaries.", ["sumAssured: sum assured", "beneficiary: beneficiaries"]],
  ])("are found with their endings, in %s", (language, text, terms) => expect(marked([paragraph(text)], language)).toEqual(terms));

  it("are marked at their first mention alone, in names of facts and lists too", () => {
    const blocks: readonly PaperBlock[] = [
      { kind: "facts", facts: [{ name: "Страхователь", value: "Страхователь" }] },
      { kind: "list", items: ["Взнос платит страхователь.", "Взносы возвращаются."], numbered: false },
    ];
    expect(marked(blocks, "ru-KZ")).toEqual(["policyholder: Страхователь", "premium: Взнос"]);
  });
  it("are not marked within another word, in a heading, or in a language without words", () => {
    expect(marked([paragraph("перестрахователь"), { kind: "heading", text: "Взносы" }], "ru-KZ")).toEqual([]);
    expect(marked([paragraph("premium")], "de-DE")).toEqual([]);
  });
  it("take no letter from the text", () => {
    const texts = ["Взнос, взносы и выкупная сумма: страхователь.", "Аннуитет", ""];
    const parts = termsIn([{ kind: "list", items: texts, numbered: true }], "ru-KZ").flat();
    expect(parts.map((part) => part.map(({ text }) => text).join(""))).toEqual(texts);
  });
});
