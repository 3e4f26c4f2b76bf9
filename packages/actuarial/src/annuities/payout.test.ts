import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { certainAnnuityDue } from "../shared/annuities.ts";
import { lineReferenceCases } from "../testing/line-reference-cases.ts";
import { expectRelative } from "../testing/within.ts";
import { quotePayout } from "./payout-quote.ts";
import { payoutTariff20261 as tariff } from "./tariffs/payout-2026-1.ts";

const good = {
  sex: "male",
  age: 55,
  sumAssured: 5_000_000,
  years: 10,
  guaranteeYears: 5,
  paymentsPerYear: 12,
  startDate: "2026-08-31",
};

function quoteOf(fields: object) {
  const quote = quotePayout({ ...good, ...fields }, tariff);
  if (!quote.ok) throw new Error(quote.error.code);
  return quote.value;
}

describe("a payout annuity", () => {
  it("gives the reference factor and payment", () => {
    const { inputs, expected } = lineReferenceCases["PAYOUT-M55-10-5-12"];
    const quote = quoteOf({ age: inputs.ageAtMaturity, sumAssured: inputs.sum, guaranteeYears: inputs.guaranteed });
    expectRelative(quote.factor, expected.factor);
    expect(quote).toMatchObject({ payment: expected.payment, totalPaid: expected.payment * 120 });
    expect(quote.rows.slice(0, 2)).toEqual([
      { no: 1, dueDate: "2026-08-31", amount: `${expected.payment}.00` },
      { no: 2, dueDate: "2026-09-30", amount: `${expected.payment}.00` },
    ]);
    expect(quote.rows).toHaveLength(120);
  });

  it("guaranteed throughout is an annuity certain", () => {
    for (const paymentsPerYear of [1, 2, 4, 12]) {
      expectRelative(quoteOf({ guaranteeYears: 10, paymentsPerYear }).factor, certainAnnuityDue(0.07, 10, paymentsPerYear) * 1.01, 1e-14);
    }
  });

  it("pays less with a longer guarantee, and a man no less than a woman", () => {
    fc.assert(
      fc.property(fc.integer({ min: 21, max: 80 }), fc.integer({ min: 5, max: 20 }), (age, years) => {
        for (let guaranteeYears = 1; guaranteeYears <= years; guaranteeYears += 1) {
          const longer = quoteOf({ age, years, guaranteeYears });
          expect(longer.factor).toBeGreaterThan(quoteOf({ age, years, guaranteeYears: guaranteeYears - 1 }).factor);
          expect(longer.payment).toBeGreaterThanOrEqual(quoteOf({ sex: "female", age, years, guaranteeYears }).payment);
        }
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [{ sex: "" }, { code: "sex" }],
    [{ age: 81 }, { code: "age", limit: 80 }],
    [{ sumAssured: 99_999 }, { code: "sumAssured", limit: 100_000 }],
    [{ years: 4 }, { code: "years", limit: 5 }],
    [{ guaranteeYears: 11 }, { code: "guaranteeYears", limit: 10 }],
    [{ paymentsPerYear: 3 }, { code: "paymentsPerYear" }],
    [{ paymentsPerYear: "12" }, { code: "paymentsPerYear" }],
    [{ startDate: Number.NaN }, { code: "startDate" }],
  ])("is refused for %j with %j", (fields, error) => {
    expect(quotePayout({ ...good, ...fields }, tariff)).toEqual({ ok: false, error });
  });
});
