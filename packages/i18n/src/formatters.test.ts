import { expect, test } from "vitest";
import { numberText } from "./formatters.ts";
import { text } from "./text.ts";

test.each([
  ["kk", "500\u00a0000 ₸ пен 50\u00a0000\u00a0000 ₸ аралығында"],
  ["ru", "от 500\u00a0000 до 50\u00a0000\u00a0000 ₸"],
  ["en", "from 500,000 to 50,000,000 ₸"],
] as const)("a server's text in %s groups its numbers as that language does", (locale, words) => {
  expect(text(locale, "error.calc.sumAssured", { min: 500_000, max: 50_000_000 })).toContain(words);
});

test.each([
  ["kk", "1\u00a0234,5"],
  ["kk-KZ", "1\u00a0234,5"],
  ["ru-KZ", "1\u00a0234,5"],
  ["en-GB", "1,234.5"],
])("a number in %s is %s", (language, words) => {
  expect(numberText(1234.5, language)).toBe(words);
});

test.each([
  [1, "до 1 года"],
  [21, "до 21 года"],
  [5, "до 5 лет"],
])("Russian says of %d years after “до” what its grammar asks for", (max, words) => {
  expect(text("ru", "error.calc.term", { min: 1, max })).toContain(words);
});

test.each([
  ["kk", "1,50"],
  ["ru", "1,50"],
  ["en", "1.50"],
] as const)("a coefficient in %s has that language's decimal mark", (locale, words) => {
  expect(text(locale, "calculator.fact.coefficient.value", { coefficient: 1.5 })).toBe(words);
});
