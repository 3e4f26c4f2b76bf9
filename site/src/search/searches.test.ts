import { classifierSearch } from "@shanyraq/kit/fields/classifier-search.ts";
import { foundBy } from "@shanyraq/ui/contracts/found-by.ts";
import { describe, expect, it } from "vitest";
import { searchIn } from "./search-in.ts";

type Contracts = Parameters<typeof foundBy>[0];
const contractOf = (insured: string): Contracts[number] =>
  Object.assign(Object.create(null) as Contracts[number], { number: "SH-2026-48210593", product_name: "", insured, named: [] });

/** Every search in the browser: how many rows a question finds among one row that is called so. */
const searches: readonly (readonly [name: string, find: (row: string, question: string) => number])[] = [
  ["the site", (title, question) => searchIn([{ kind: "page", title, text: "", href: "/" }], question).length],
  ["countries, activities and other classifiers", (name, question) => classifierSearch([{ code: "00", name }])(question).length],
  ["the contracts of the cabinet", (insured, question) => foundBy([contractOf(insured)], question).length],
];
const questions = [
  ["Сәрсенов", "сарсенов"],
  ["Сарсенов", "сәрсенов"],
  ["Сәрсенов", "Сəрсенов"],
  ["Іле", "Iле"],
  ["йогурт", "йогурт".normalize("NFD")],
  ["йогурт".normalize("NFD"), "йогурт"],
  ["Пётр", "петр"],
  ["Müller", "muller"],
] as const;

describe.each(searches)("the search of %s", (_, find) => {
  it.each(questions)("finds %s by %s", (row, question) => expect(find(row, question)).toBe(1));
  it("does not find another word", () => expect(find("Сәрсенов", "Иванов")).toBe(0));
});
