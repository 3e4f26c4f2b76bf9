import { expect, test } from "vitest";
import { groupNumber, typedNumber } from "./number-text.ts";

test.each([
  ["1 000 000", "ru", 1_000_000],
  ["1\u00a0000\u00a0000 ₸", "kk", 1_000_000],
  ["12,5", "ru", 12.5],
  ["1,000,000", "en", 1_000_000],
  ["12.5", "en", 12.5],
])("%s typed in %s is %d", (typed, locale, number) => {
  expect(typedNumber(typed, locale)).toBe(number);
});

test.each(["", "пять", "1-2", "1e9"])("“%s” is not read as a number", (typed) => {
  expect(typedNumber(typed, "ru")).toBeUndefined();
});

test("a written number is read back", () => {
  for (const locale of ["ru", "kk", "en"]) {
    for (const number of [0, 999, 1000, 30_000_000, 12.5]) expect(typedNumber(groupNumber(number, locale), locale)).toBe(number);
  }
});
