import { expect, it } from "vitest";
import { lettersOfPage } from "../../scripts/letters-of-page.ts";

const face = (name: string) => `@font-face{font-family:Golos;src:url(/m/golos-${name}.1a2b.woff2)format("woff2")}`;
const standIn = `@font-face{font-family:stand-in;src:local(Roboto)}`;
const often = ["latin", "cyrillic", "kazakh", "signs", "tenge"].map((name) => face(`${name}-often`));
const css = [face("text-cyrillic-wght"), ...often, standIn].join("");

it.each([
  ["ru", "cyrillic", ["text-cyrillic-wght", "latin-often", "kazakh-often", "tenge-often"]],
  ["kk", "cyrillic", ["text-cyrillic-wght", "latin-often", "tenge-often"]],
  ["en", "latin", ["text-cyrillic-wght", "cyrillic-often", "kazakh-often", "tenge-often"]],
  [undefined, "cyrillic", ["text-cyrillic-wght", "latin-often", "kazakh-often", "tenge-often"]],
])("a page in %s asks for %s ahead, and its other faces wait in their order", (lang, ahead, waiting) => {
  const letters = lettersOfPage(css, lang);
  expect(letters.ahead).toBe(`/m/golos-${ahead}-often.1a2b.woff2`);
  expect(letters.later).toBe(waiting.map(face).join(""));
  expect(letters.css.length + letters.later.length).toBe(css.length);
  expect(letters.css).toContain(standIn);
});

it("a style sheet without the letters of a language is refused", () => {
  expect(() => lettersOfPage(css.replace(face("signs-often"), ""), "kk")).toThrow(/no letters of cyrillic, kazakh, signs/);
});
