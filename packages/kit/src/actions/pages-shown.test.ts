import { expect, it } from "vitest";
import { pagesShown } from "./pages-shown.ts";

it.each([
  [1, 1, "1"],
  [1, 3, "1 2 3"],
  [1, 9, "1 2 gap 9"],
  [3, 9, "1 2 3 4 gap 9"],
  [4, 9, "1 2 3 4 5 gap 9"],
  [5, 9, "1 gap 4 5 6 gap 9"],
  [6, 9, "1 gap 5 6 7 8 9"],
  [9, 9, "1 gap 8 9"],
])("on page %i of %i these stand: %s", (current, last, shown) => {
  expect(pagesShown(current, last).join(" ")).toBe(shown);
});
