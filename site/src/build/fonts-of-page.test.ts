import { expect, it } from "vitest";
import { fontsOfPage } from "../../scripts/fonts-of-page.ts";
import { withoutRanges } from "../../scripts/unicode-ranges.ts";

const ranges = { latin: "U+41-5A", cyrillic: "U+410-44F", kazakh: "U+492-493", signs: "U+20-3F", tenge: "U+20B8" } as const;
const face = (name: string, range: string) =>
  `@font-face{font-family:Golos;src:url(/m/golos-${name}.1a2b.woff2)format("woff2");unicode-range:${range}}`;
const standIn = `@font-face{font-family:stand-in;src:local(Roboto)}`;
const often = Object.entries(ranges).map(([name, range]) => face(`${name}-often`, range));
const css = [face("text-cyrillic-wght", "U+400-45F"), ...often, standIn].join("");

it.each([
  ["ru", "cyrillic", ["latin", "kazakh", "tenge"]],
  ["kk", "cyrillic", ["latin", "tenge"]],
  ["en", "latin", ["cyrillic", "kazakh", "tenge"]],
  [undefined, "cyrillic", ["latin", "kazakh", "tenge"]],
] as const)("a page in %s asks for %s ahead, and the letters of other alphabets wait", (lang, ahead, waiting) => {
  const fonts = fontsOfPage(css, lang);
  expect(fonts.ahead).toBe(`/m/golos-${ahead}-often.1a2b.woff2`);
  expect(fonts.later).toEqual(waiting.map((name) => [`/m/golos-${name}-often.1a2b.woff2`, ranges[name]]));
  for (const name of Object.keys(ranges) as (keyof typeof ranges)[])
    expect(fonts.css.includes(face(`${name}-often`, ranges[name]))).toBe(!waiting.some((one) => one === name));
  // What is rare is named from the start, without what waits: it would be asked for in its place.
  expect(fonts.css).toContain(face("text-cyrillic-wght", "U+400-40F,U+450-45F"));
  expect([fonts.family, fonts.css.includes(standIn)]).toEqual(["Golos", true]);
});

it("a style sheet without the letters of a language is refused", () => {
  expect(() => fontsOfPage(css.replace(face("signs-often", ranges.signs), ""), "kk")).toThrow(/no letters of cyrillic, kazakh, signs/);
});

it("ranges are taken out of a range wherever they lie in it", () => {
  expect(withoutRanges("U+??, U+200-2FF", ["U+0-1F, U+41", "U+F0-20F", "U+250", "U+2F0-300"])).toBe("U+20-40,U+42-EF,U+210-24F,U+251-2EF");
  expect(withoutRanges("U+41-5A", ["U+41-7A"])).toBe("");
});
