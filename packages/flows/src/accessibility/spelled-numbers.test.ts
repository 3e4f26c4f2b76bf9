import { describe, expect, it } from "vitest";
import { spelledNumbers } from "./spelled-numbers.ts";

describe("a number in a text is written as it is spoken", () => {
  it.each([
    ["of a person, in Kazakh", "Сақтанушының ЖСН-і 950719300175.", "Сақтанушының ЖСН-і 9 5 0 7, 1 9 3 0, 0 1 7 5."],
    ["of a firm, in Russian", "БИН 120440000005, город Алматы", "БИН 1 2 0 4, 4 0 0 0, 0 0 0 5, город Алматы"],
    ["of an account", "IBAN KZ86125KZT5004100100", "IBAN K Z 8 6, 1 2 5 K, Z T 5 0, 0 4 1 0, 0 1 0 0"],
    ["of an account in groups", "KZ86 125K ZT50 0410 0100", "K Z 8 6, 1 2 5 K, Z T 5 0, 0 4 1 0, 0 1 0 0"],
    ["of a phone", "Call +7 (727) 244-55-01 now", "Call +7, 7 2 7, 2 4 4, 5 5, 0 1 now"],
    ["of a phone without the country", "8 800 080 20 20", "8, 8 0 0, 0 8 0, 2 0, 2 0"],
    ["of a contract, its year in one", "Contract KV-2026-000017/1", "Contract K V, 2026, 0 0 0 0, 1 7, 1"],
    ["of a document", "N1234567", "N 1 2 3, 4 5 6 7"],
    ["of a post office", "050000, Алматы", "0 5 0 0, 0 0, Алматы"],
  ])("%s", (_, text, spoken) => {
    expect(spelledNumbers(text).text).toBe(spoken);
  });
  it.each([
    "2 930 315 ₸ за 2026 год, 14,5 %",
    "35\u00A0413,50 ₸ және 1000000,50",
    "12,345,678 tenge and 123456 of 30.11.2026",
    "с 12:30 до 18:00, № 1002, статья 830",
  ])("but not a quantity, a day or a time: %s", (text) => {
    expect(spelledNumbers(text).text).toBe(text);
  });
  it("and each of its letters is found where it stood", () => {
    const text = "ИИН 950719300175, тел. +7 727 244-55-01, KV-2026-000017.";
    const { text: spoken, placeOf } = spelledNumbers(text);
    const sounding = [...spoken].flatMap((one, index) => (/[\p{L}\d+.]/u.test(one) ? [[one, text[placeOf(index)]]] : []));
    expect(sounding.filter(([one, other]) => one !== other)).toEqual([]);
    expect(placeOf(spoken.length)).toBe(text.length);
  });
});
