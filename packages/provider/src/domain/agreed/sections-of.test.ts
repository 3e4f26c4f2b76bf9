import { locales } from "@shanyraq/i18n";
import { expect, it } from "vitest";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { lineOf } from "../products/lines/index.ts";
import { filledForm } from "../../testing/filled-form.ts";
import { price } from "../products/price.ts";
import { agreedPolicy } from "./agreed-policy.ts";
import type { SectionOptions } from "./section.ts";
import { agreedInShort, sectionsOf } from "./sections-of.ts";

const own = { sex: "male", birthDate: "1990-02-03" } as const;
const COVER = "A cover that the text of the product names";

function agreedOf(calculation: Calculation) {
  const priced = price(calculation, "2026-11-30");
  if (!priced.ok) throw new Error(priced.refused.id);
  return agreedPolicy({ terms: priced.terms, insured: "Волков Илья", beneficiaries: [] });
}
const readingIn = (locale: SectionOptions["locale"]): SectionOptions => ({
  locale,
  numbers: "whole",
  product: { name: "Product", covers: [{ name: COVER }], exclusions: [] },
  regions: {},
});
const printed = (calculation: Calculation) => sectionsOf(agreedOf(calculation), readingIn("en"));

const annuity = { ...own, product: "payout-annuity", sumAssured: "7350000", years: "15", guaranteeYears: "0", paymentsPerYear: "1" };
const savings = { ...own, product: "senim", term: "10", frequency: "monthly", by: "sumAssured", sumAssured: "3000000" } as const;

it("prints only the chosen options of an annuity", () => {
  expect(JSON.stringify(printed(annuity))).not.toContain(COVER);
  expect(JSON.stringify(printed({ ...savings, riders: [] }))).toContain(COVER);
});

it("shows the part of a premium that pays for added covers only if the contract has some", () => {
  const name = "Of which for additional covers";
  const facts = (riders: string[]) => printed({ ...savings, riders }).flatMap((section) => section.facts);
  expect(facts([]).map((fact) => fact.name)).not.toContain(name);
  expect(facts(["trauma", "hospital"]).map((fact) => fact.name)).toContain(name);
});

it.each(locales)("uses no name twice and separates no unit from its figure in the short form in %s", (locale) => {
  for (const calculation of [annuity, { ...savings, riders: ["trauma", "criticalIllness"] }]) {
    const facts = agreedInShort(agreedOf(calculation), readingIn(locale));
    const names = facts.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(facts.filter(({ value }) => /, [₸%]:/.test(value))).toEqual([]);
  }
});

it("prints the sum that a premium was calculated from when the form's default way of asking was kept", () => {
  const { by: _, ...asSuggested } = savings;
  for (const calculation of [savings, asSuggested]) {
    const basis = printed({ ...calculation, riders: [] }).find(({ part }) => part === "basis");
    expect(basis?.facts.map(({ value }) => value)).toContain("3,000,000.00\u00a0₸");
  }
});

it("computes no surrender value for the short form", () => {
  const questions: string[] = [];
  const agreed = agreedOf({ ...savings, riders: [] });
  const watched = {
    ...agreed,
    surrender: () => {
      questions.push("surrender");
      return agreed.surrender();
    },
  };
  agreedInShort(watched, readingIn("ru"));
  expect(questions).toEqual([]);
  sectionsOf(watched, readingIn("ru"));
  expect(questions).toEqual(["surrender"]);
});

it("names the code of an activity that stands where others have a person", () => {
  const line = lineOf("employer-osns");
  if (!line) throw new Error("the line is sold");
  const facts = agreedInShort({ ...agreedOf(filledForm(line) as unknown as Calculation), insured: [] }, readingIn("en"));
  const values = facts.map(({ value }) => value);
  expect(values.filter((value) => /^\d{4,5}\b/.test(value))).toEqual([]);
  expect(values.join()).toMatch(/: \d{4,5}\b/);
});
