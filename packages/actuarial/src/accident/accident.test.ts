import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Frequency } from "../shared/frequency.ts";
import { lineReferenceCases } from "../testing/line-reference-cases.ts";
import { quoteAccident } from "./accident-quote.ts";
import { accidentTariff20261 as tariff } from "./tariffs/accident-2026-1.ts";

const good = { age: 30, sumAssured: 1_000_000, covers: ["trauma"], term: 10, frequency: "monthly", startDate: "2026-01-31" };
const covers = Object.keys(tariff.covers);

function quoteOf(fields: object) {
  const quote = quoteAccident({ ...good, ...fields }, tariff);
  if (!quote.ok) throw new Error(quote.error.code);
  return quote.value;
}

describe("an accident quote", () => {
  it("gives the reference rate and premium", () => {
    const { inputs, expected } = lineReferenceCases["ACC-trauma"];
    const quote = quoteOf({ covers: [inputs.kind], sumAssured: inputs.sum, term: inputs.term, frequency: inputs.frequency });
    expect(quote.covers).toEqual([{ cover: "trauma", rate: expected.grossRate, instalment: expected.premium }]);
    expect(quote).toMatchObject({ instalment: expected.premium, annualPremium: 6_300, totalPremium: expected.premium * 120 });
  });

  it("rates every cover by its net rate, surcharge and loading, to four decimals", () => {
    expect(quoteOf({ covers }).covers.map(({ cover, rate }) => [cover, rate])).toEqual([
      ["accidentalDeath", 0.0021],
      ["disability", 0.0029],
      ["accidentalDisability", 0.001],
      ["trauma", 0.0063],
      ["temporaryDisability", 0.0028],
      ["hospital", 0.0011],
    ]);
    expect(quoteOf({ frequency: "single", term: 5 }).covers[0]?.rate).toBe(0.0315);
  });

  it("costs the sum of its covers, paid on the days its frequency says", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...covers), { minLength: 1 }),
        fc.integer({ min: 100_000, max: 100_000_000 }),
        fc.constantFrom<Frequency>("single", "annual", "semiannual", "quarterly", "monthly"),
        (chosen, sumAssured, frequency) => {
          const whole = quoteOf({ covers: chosen, sumAssured, frequency, term: 3 });
          const parts = chosen.map((cover) => quoteOf({ covers: [cover], sumAssured, frequency, term: 3 }).instalment);
          expect(whole.instalment).toBe(parts.reduce((sum, part) => sum + part, 0));
          expect(whole.totalPremium).toBe(whole.rows.reduce((sum, { amount }) => sum + Number(amount), 0));
          expect(whole.rows).toHaveLength(frequency === "single" ? 1 : 3 * whole.instalmentsPerYear);
        },
      ),
    );
  });

  it.each([
    [{ age: 6 }, { code: "age", limit: 18 }],
    [{ age: 65 }, { code: "age", limit: 64 }],
    [
      { age: 10, sumAssured: 5_000_001 },
      { code: "sumAssured", limit: 5_000_000 },
    ],
    [{ sumAssured: 99_999 }, { code: "sumAssured", limit: 100_000 }],
    [{ term: 21 }, { code: "term", limit: 20 }],
    [{ age: 64 }, { code: "exitAge", limit: 70 }],
    [{ frequency: 12 }, { code: "frequency" }],
    [{ covers: [] }, { code: "covers" }],
    [{ covers: "trauma" }, { code: "covers" }],
    [{ covers: ["trauma", "toString"] }, { code: "covers", index: 1 }],
    [{ covers: ["trauma", "trauma"] }, { code: "covers", index: 1 }],
    [{ startDate: "31.01.2026" }, { code: "startDate" }],
  ])("is refused for %j with %j", (fields, error) => {
    expect(quoteAccident({ ...good, ...fields }, tariff)).toEqual({ ok: false, error });
  });

  it("is given to a child of seven for a small sum", () => {
    expect(quoteOf({ age: 7, sumAssured: 5_000_000 }).sumAssured).toBe("5000000.00");
  });
});
