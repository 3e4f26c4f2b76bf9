import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { senim, senimTariff20261, term, termTariff20261, unearnedRefund } from "./index.ts";
import type { Result } from "./index.ts";
import { anything } from "./testing-tables/arbitrary-contract.ts";

const good = {
  sex: "male",
  age: 35,
  term: 10,
  frequency: "annual",
  sumAssured: 5_000_000,
  startDate: "2026-03-31",
  completeMonths: 30,
  anniversary: 3,
  paid: 1000,
  load: 0.3,
  usedDays: 3,
  totalDays: 10,
  paidUntil: "2027-03-31",
  cancelDate: "2026-06-01",
};

const calculations: Readonly<Record<string, (input: object) => Result<unknown>>> = {
  quote: (input) => senim.quote(input, senimTariff20261),
  inverse: (input) => senim.sumAssuredForPremium(input, senimTariff20261),
  surrender: (input) => senim.surrender(input, senimTariff20261),
  change: (input) => senim.change(input, senimTariff20261),
  term: (input) => term.quote(input, termTariff20261),
  cancel: (input) => term.cancel(input, termTariff20261),
  refund: (input) => unearnedRefund(input),
};

const names = [...Object.keys(good), "premium", "newTerm", "newFrequency", "newSumAssured"];

describe.each(Object.entries(calculations))("the calculation %s", (_, calculate) => {
  it("answers any field with a finite value or a code, and never throws", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 4 }), (wrong) => {
        const result = calculate({ ...good, ...wrong });
        if (result.ok) expect(JSON.stringify(result.value)).not.toMatch(/NaN|null|Infinity/);
        else expect(result.error.code).toMatch(/^[a-zA-Z]+$/);
      }),
      { numRuns: 300 },
    );
  });

  it("refuses what is no object", () => {
    for (const wrong of [null, undefined, 5, "text", Number.NaN]) {
      expect(calculate(wrong as unknown as object).ok).toBe(false);
    }
  });
});
