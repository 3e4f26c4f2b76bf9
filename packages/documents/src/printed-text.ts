/** Letters of other alphabets with the shape of one that the typeface has. Source: Unicode Technical Standard 39, confusables. */
const SAME_SHAPE: Readonly<Record<string, string>> = { ə: "ә", Ə: "Ә", ǝ: "ә", Ǝ: "Ә", ɵ: "ө", Ɵ: "Ө" };
const VISIBLE = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;

const codeOf = (character: string): string => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;

/**
 * A text as a typeface can print it, so that no letter is left out: composed, with a letter of the same shape where there is one, and else with the
 * letter's code in its place ("[U+4E2D]"). Names are refused before by `nameFault` of rules; this holds for every other text.
 */
export function printedText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const prints = (character: string) => hasGlyph(character.codePointAt(0) ?? 0);
  return [...text.normalize("NFC")]
    .map((character) => {
      if (prints(character) || !VISIBLE.test(character)) return character;
      return SAME_SHAPE[character] ?? codeOf(character);
    })
    .join("");
}
