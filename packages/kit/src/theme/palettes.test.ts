import { expect, test } from "vitest";
import { contrastOf, hexOf } from "./color.ts";
import { boundaryPairs, schemes, textPairs, themes, type Palette } from "./palettes.ts";

const below = (palette: Palette, pairs: readonly (readonly [keyof Palette, keyof Palette])[], least: number) =>
  pairs
    .map(([one, other]) => ({ pair: `${one} on ${other}`, contrast: contrastOf(palette[one], palette[other]) }))
    .filter(({ contrast }) => contrast < least)
    .map(({ pair, contrast }) => `${pair}: ${contrast.toFixed(2)}`);

test.each(Object.entries(themes))("the %s theme reads at 4.5:1 and its controls stand out at 3:1", (_, palette) => {
  expect(below(palette, textPairs, 4.5)).toEqual([]);
  expect(below(palette, boundaryPairs, 3)).toEqual([]);
});

test.each(Object.entries(schemes))("the %s scheme reads at 7:1 and its controls stand out at 4.5:1", (_, palette) => {
  expect(below(palette, textPairs, 7)).toEqual([]);
  expect(below(palette, boundaryPairs, 4.5)).toEqual([]);
});

test("OKLCH turns into the sRGB of the CSS specification", () => {
  expect(hexOf([1, 0, 0])).toBe("#ffffff");
  expect(hexOf([0, 0, 0])).toBe("#000000");
  expect(hexOf([0.62796, 0.25768, 29.234])).toBe("#ff0000");
});

test("black on white has the greatest contrast there is", () => {
  expect(contrastOf([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 5);
});
