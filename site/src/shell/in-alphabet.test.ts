import { expect, it } from "vitest";
import { inAlphabet } from "./in-alphabet.ts";

const sorted = (language: string, names: readonly string[]) =>
  inAlphabet(
    names.map((name) => ({ name })),
    language,
    ({ name }) => /^(?:Kazakhstan|Казахстан|Қазақстан)$/.test(name),
  ).map(({ name }) => name);

it.each([
  ["en", ["Kazakhstan", "Australia", "Azerbaijan", "Albania", "Algeria"], ["Kazakhstan", "Albania", "Algeria", "Australia", "Azerbaijan"]],
  ["kk", ["Өзбекстан", "Қазақстан", "Оман", "Үндістан", "Уганда"], ["Қазақстан", "Оман", "Өзбекстан", "Уганда", "Үндістан"]],
  ["ru", ["Ямайка", "Казахстан", "Эфиопия", "Австрия"], ["Казахстан", "Австрия", "Эфиопия", "Ямайка"]],
])("a list of countries stands in the alphabet of its language (%s), the reader's own country first", (language, names, expected) => {
  expect(sorted(language, names)).toEqual(expected);
});
