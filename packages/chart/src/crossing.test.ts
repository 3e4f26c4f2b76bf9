import { expect, test } from "vitest";
import { crossingOf } from "./crossing.ts";

const since = (values: readonly number[]) =>
  crossingOf(
    values.map((value, index) => ({ year: index + 1, value })),
    ({ value }) => value > 0,
  );

test("a line that is above from the first year on always was", () => {
  expect(since([1, 2, 3])).toEqual({ at: "always" });
});
test("a line crosses in the year since which it stays above", () => {
  expect(since([-1, 0, 2, 3])).toEqual({ at: "from", year: 3 });
});
test("a line that falls back has not crossed before it rose for good", () => {
  expect(since([-1, 2, -1, 3])).toEqual({ at: "from", year: 4 });
});
test("a line that ends below never crossed", () => {
  expect(since([1, 2, -3])).toEqual({ at: "never" });
  expect(since([])).toEqual({ at: "never" });
});
