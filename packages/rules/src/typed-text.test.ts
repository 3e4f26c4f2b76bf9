import { describe, expect, it } from "vitest";
import { cleanLine, cleanText } from "./typed-text.ts";

describe("text that somebody typed", () => {
  it.each([
    ["an override of the direction", "Ива\u202Eнов", "Иванов"],
    ["an isolate of the direction", "\u2066Иванов\u2069", "Иванов"],
    ["a blank of no width", "Ива\u200Bнов", "Иванов"],
    ["a joiner", "Ива\u200Dнов", "Иванов"],
    ["a mark of the byte order", "\uFEFFИванов", "Иванов"],
    ["a soft hyphen", "Ива\u00ADнов", "Иванов"],
    ["a tag character", "Иванов\u{E0041}", "Иванов"],
    ["a control character", "Ива\u0007\u001b[31mнов", "Ива[31mнов"],
    ["a mark apart from its letter", "Йован Йӱ".normalize("NFD"), "Йован Йӱ".normalize("NFC")],
  ])("loses %s", (_, typed, kept) => {
    expect([cleanText(typed), cleanLine(typed)]).toEqual([kept, kept]);
  });
  it("keeps its lines in a field of several lines, each ended by a line feed", () => {
    expect(cleanText("one\r\ntwo\rthree\u2028four\tfive")).toBe("one\ntwo\nthree\nfour\tfive");
  });
  it("becomes one line in a field of one line", () => {
    expect(cleanLine("  Иванов\r\nИван\u00a0\t Иванович ")).toBe("Иванов Иван Иванович");
  });
  it("keeps every letter of Kazakh, and letters of other alphabets", () => {
    for (const text of ["Әбілқайыр Ғұмар Қойшыұлы Өмірі Үкі Һәм Ің", "José Müller-Brandt", "王小明", "عمر"])
      expect(cleanLine(text)).toBe(text);
  });
});
