import { expect, it } from "vitest";
import { nameFault } from "@shanyraq/rules";
import { fonts } from "./fonts.ts";
import { printedText } from "./printed-text.ts";

const hasGlyph = (codePoint: number) => Object.values(fonts).every((font) => font.hasGlyphForCodePoint(codePoint));
const printed = (text: string) => printedText(text, hasGlyph);

it.each([
  ["Сəрсенов", "Сәрсенов"],
  ["Əliyev", "Әliyev"],
  ["й".normalize("NFD"), "й"],
  ["中", "[U+4E2D]"],
  ["Ünlü Łukasz Әбілқайыр ₸", "Ünlü Łukasz Әбілқайыр ₸"],
])("prints %s as %s", (text, expected) => expect(printed(text)).toBe(expected));

it("prints a glyph for every letter of a text", () => {
  for (const font of Object.values(fonts))
    for (const text of ["Сəрсенов", "Παύλος", "王小明", "ქართული"]) expect(font.layout(text).glyphs.every(({ id }) => id !== 0)).toBe(true);
});

it("has the glyphs of every letter that a name may have, and a name is refused with any other", () => {
  for (let codePoint = 0x41; codePoint < 0x3000; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    if (!/\p{L}/u.test(character) || character.normalize("NFC") !== character) continue;
    if (nameFault(character) !== "unprinted") expect([character, hasGlyph(codePoint)]).toEqual([character, true]);
    else expect([character, hasGlyph(codePoint) && /\p{Script=Cyrillic}/u.test(character)]).toEqual([character, false]);
  }
});
