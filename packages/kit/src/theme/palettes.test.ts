import { expect, test } from "vitest";
import { contrastOf, hexOf } from "./color.ts";
import { boundaryPairs, schemes, textPairs, themes, themesOf, type Palette } from "./palettes.ts";

const below = (palette: Palette, pairs: readonly (readonly [keyof Palette, keyof Palette])[], least: number) =>
  pairs
    .map(([one, other]) => ({ pair: `${one} on ${other}`, contrast: contrastOf(palette[one], palette[other]) }))
    .filter(({ contrast }) => contrast < least)
    .map(({ pair, contrast }) => `${pair}: ${contrast.toFixed(2)}`);

test.each(Object.entries(themes))("the %s theme reads at 7:1 and its controls stand out at 3:1", (_, palette) => {
  expect(below(palette, textPairs, 7)).toEqual([]);
  expect(below(palette, boundaryPairs, 3)).toEqual([]);
});

test.each(Object.entries(schemes))("the %s scheme reads at 7:1 and its controls stand out at 4.5:1", (_, palette) => {
  expect(below(palette, textPairs, 7)).toEqual([]);
  expect(below(palette, boundaryPairs, 4.5)).toEqual([]);
});

/** What reads at 7:1 as drawn, in other tints: the last of eight bits of a channel is rounded. */
const AS_DRAWN = 6.95;
const hues = Array.from({ length: 12 }, (_, at) => at * 30);
test.each(hues)("a brand whose main colour has the hue %i reads as well, in a quiet tint and in a strong one", (hue) => {
  for (const chroma of [0.05, 0.1])
    for (const palette of Object.values(themesOf({ main: { chroma, hue }, accent: { chroma: 0.14, hue: hue + 226 } }))) {
      expect(below(palette, textPairs, AS_DRAWN)).toEqual([]);
      expect(below(palette, boundaryPairs, 3)).toEqual([]);
    }
});

test("a brand that is defined by two other colours has nothing of the teal left", () => {
  const isTeal = ([, chroma, hue]: Palette[keyof Palette]) => chroma >= 0.015 && hue > 190 && hue < 245;
  const of = (palette: Palette) => Object.entries(palette).flatMap(([name, colour]) => (isTeal(colour) ? [name] : []));
  const drawn = themesOf({ main: { chroma: 0.066, hue: 210 }, accent: { chroma: 0.14, hue: 76 } });
  expect(Object.values(drawn).flatMap(of).length).toBeGreaterThan(20);
  const other = themesOf({ main: { chroma: 0.08, hue: 20 }, accent: { chroma: 0.12, hue: 130 } });
  expect(Object.values(other).flatMap(of)).toEqual([]);
});

test("OKLCH turns into the sRGB of the CSS specification", () => {
  expect(hexOf([1, 0, 0])).toBe("#ffffff");
  expect(hexOf([0, 0, 0])).toBe("#000000");
  expect(hexOf([0.62796, 0.25768, 29.234])).toBe("#ff0000");
});

test("black on white has the greatest contrast there is", () => {
  expect(contrastOf([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 5);
});
