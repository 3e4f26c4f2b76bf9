import unicode from "@fontsource-variable/golos-text/unicode.json" with { type: "json" };
import { expect, test } from "vitest";

const covers = (ranges: string, letter: string): boolean =>
  ranges.split(",").some((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    const code = letter.codePointAt(0) ?? 0;
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });

test("every Kazakh letter comes from the font itself", () => {
  const cyrillic = `${unicode.cyrillic},${unicode["cyrillic-ext"]}`;
  expect([..."ӘәҒғҚқҢңӨөҰұҮүҺһІі"].filter((letter) => !covers(cyrillic, letter))).toEqual([]);
});

test("the sign of the tenge comes from the font", () => {
  expect(Object.values(unicode).some((ranges) => covers(ranges, "₸"))).toBe(true);
});
