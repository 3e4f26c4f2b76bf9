import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineReferenceCases } from "../testing/line-reference-cases.ts";
import { expectRelative } from "../testing/within.ts";
import { quoteCriticalIllness } from "./critical-illness-quote.ts";
import { criticalIllnessTariff20261 as tariff } from "./tariffs/critical-illness-2026-1.ts";

const good = { sex: "male", age: 40, term: 10, sumAssured: 5_000_000, frequency: "annual", startDate: "2026-05-01" };

function quoteOf(fields: object) {
  const quote = quoteCriticalIllness({ ...good, ...fields }, tariff);
  if (!quote.ok) throw new Error(quote.error.code);
  return quote.value;
}

describe("a critical illness quote", () => {
  it("gives the reference rate and premium", () => {
    const { inputs, expected } = lineReferenceCases["CI-M40-10"];
    const quote = quoteOf({ age: inputs.age, term: inputs.term });
    expect(inputs).toMatchObject({ sex: "M", sum: good.sumAssured });
    expectRelative(quote.rate, expected.rate);
    expect(quote).toMatchObject({ annualPremium: expected.annual, instalment: expected.annual });
    expect(quote.rows).toHaveLength(10);
  });

  it("pays for nothing but the first diagnosis: a year's price is the share of the healthy who get one", () => {
    const quote = quoteOf({ term: 1 });
    const diagnosed = 0.003 * (1 - 0.00529978 / 2);
    expectRelative(quote.netSingleRate, diagnosed / Math.sqrt(1.06), 1e-9);
    expectRelative(quote.rate, quote.netSingleRate / 0.65, 1e-12);
  });

  it("rises with age and with interest falling, and a single premium is less than all of them", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("male", "female"),
        fc.integer({ min: 18, max: 58 }),
        fc.integer({ min: 2, max: 20 }),
        (sex, age, term) => {
          fc.pre(age + 1 + term <= 65);
          const quote = quoteOf({ sex, age, term, sumAssured: 100_000_000 });
          expect(quoteOf({ sex, age: age + 1, term }).rate).toBeGreaterThan(quote.rate);
          expect(quoteOf({ sex, age, term, sumAssured: 100_000_000, frequency: "single" }).totalPremium).toBeLessThan(quote.totalPremium);
          const cheaper = quoteCriticalIllness({ ...good, sex, age, term }, { ...tariff, interest: 0.08 });
          expect(cheaper.ok && cheaper.value.netSingleRate).toBeLessThan(quote.netSingleRate);
        },
      ),
    );
  });

  it.each([
    [{ sex: null }, { code: "sex" }],
    [
      { age: 60, term: 1 },
      { code: "age", limit: 59 },
    ],
    [{ age: 56 }, { code: "exitAge", limit: 65 }],
    [{ term: 21 }, { code: "term", limit: 20 }],
    [{ sumAssured: 5.5 }, { code: "sumAssured" }],
    [{ startDate: {} }, { code: "startDate" }],
  ])("is refused for %j with %j", (fields, error) => {
    expect(quoteCriticalIllness({ ...good, ...fields }, tariff)).toEqual({ ok: false, error });
  });
});
