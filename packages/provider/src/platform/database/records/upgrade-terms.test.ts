import { expect, it } from "vitest";
import { price, surrenderAfter } from "../../../domain/products/price.ts";
import { upgradeTerms } from "./upgrade-terms.ts";

const former = {
  product: "senim",
  tariff: "2026-1",
  sex: "male",
  birthDate: "1990-01-01",
  age: 34,
  term: 5,
  frequency: "annual",
  startDate: "2024-03-31",
  endDate: "2029-03-31",
  sumAssured: "3000000.00",
  instalment: 1,
  instalments: 5,
  annualPremium: 1,
  totalPremium: 5,
} as const;

it("a contract of the ledger's first years is priced as it was, by its sum or by its premium", () => {
  for (const given of [{ sumAssured: 3_000_000 }, { premium: 600_000 }]) {
    const terms = upgradeTerms({ ...former, given });
    expect(terms).not.toHaveProperty("asked");
    expect(price(terms.inputs, terms.startDate)).toMatchObject({ ok: true, terms: { age: 34, term: 5, instalments: 5 } });
    expect(Number(surrenderAfter(terms, 36))).toBeGreaterThan(1_000_000);
  }
});
it("a contract whose start was moved past a birthday keeps the age of its price", () => {
  const terms = upgradeTerms({ ...former, birthDate: "1990-03-20", age: 33, given: { sumAssured: 3_000_000 } });
  expect(price(terms.inputs, terms.startDate, terms.agesOn)).toMatchObject({ ok: true, terms: { age: 33, startDate: "2024-03-31" } });
});
it("terms in the present form stay unchanged", () => {
  const terms = upgradeTerms({ ...former, given: { sumAssured: 3_000_000 } });
  expect(upgradeTerms(terms)).toBe(terms);
});
