import { describe, expect, it } from "vitest";
import { isLatinName, latinOf } from "./name.ts";

describe("a Latin name", () => {
  it.each(["Aigerim", "NUR-SULTAN", "O'Brien", "D\u2019Artagnan", "Anna Maria", "Bek'"])("is %j", (text) => {
    expect(isLatinName(text)).toBe(true);
  });

  it.each(["", " ", "Әсел", "Анна", "Aigerim1", "-Anna", "Anna-", "Anna ", "José", "A_B", "Anna\n"])("is not %j", (text) => {
    expect(isLatinName(text)).toBe(false);
  });
});

it.each([
  ["Иванов", ""],
  ["José", "Jose"],
  ["O'Brien-Smith", "O'Brien-Smith"],
  ["Anna1 <b>", "Anna b"],
])("of %j a Latin field keeps %j", (typed, kept) => {
  expect(latinOf(typed)).toBe(kept);
});
