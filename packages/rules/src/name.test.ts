import { describe, expect, it } from "vitest";
import { isLatinName, latinNameFault } from "./name.ts";

describe("a Latin name", () => {
  it.each(["Aigerim", "NUR-SULTAN", "O'Brien", "D\u2019Artagnan", "Anna Maria", "Bek'"])("is %j", (text) => {
    expect(isLatinName(text)).toBe(true);
  });

  it.each(["", " ", "Әсел", "Анна", "Aigerim1", "-Anna", "Anna-", "Anna ", "José", "A_B", "Anna\n"])("is not %j", (text) => {
    expect(isLatinName(text)).toBe(false);
  });
});

it.each([
  ["Anna", undefined],
  ["José", "marks"],
  ["Müller", "marks"],
  ["Müller".normalize("NFD"), "marks"],
  ["Łukasz Ørsted", "marks"],
  ["Иванов", "letters"],
  ["Aнна", "letters"],
  ["Anna1", "letters"],
])("gives for %j as a Latin name the fault %s", (typed, fault) => expect(latinNameFault(typed)).toBe(fault));
