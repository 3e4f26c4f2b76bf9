import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payingYears } from "../shared/frequency.ts";
import { survival } from "../shared/life-table.ts";
import { kzUn201520 } from "../shared/tables/kz-un-2015-20.ts";
import { lineReferenceCases } from "../testing/line-reference-cases.ts";
import { expectRelative, expectWithin } from "../testing/within.ts";
import { quoteEducation } from "./education-quote.ts";
import { paidUpEducation } from "./education-paid-up.ts";
import { surrenderEducation } from "./education-surrender.ts";
import {
  educationBenefit,
  educationPaidUp,
  educationRate,
  educationReserve,
  educationSurrender,
  educationValues,
} from "./education-valuation.ts";
import { educationTariff20261 as tariff } from "./tariffs/education-2026-1.ts";

const good = {
  sex: "female",
  payerAge: 32,
  childAge: 6,
  term: 12,
  stipendYears: 0,
  sumAssured: 6_000_000,
  frequency: "annual",
  startDate: "2026-02-28",
};

function quoteOf(fields: object) {
  const quote = quoteEducation({ ...good, ...fields }, tariff);
  if (!quote.ok) throw new Error(quote.error.code);
  return quote.value;
}

const acceptedTerms = fc
  .record({
    sex: fc.constantFrom("male" as const, "female" as const),
    age: fc.integer({ min: 18, max: 60 }),
    term: fc.integer({ min: 3, max: 18 }),
    frequency: fc.constantFrom("single" as const, "annual" as const, "monthly" as const),
    stipendYears: fc.integer({ min: 0, max: 6 }),
  })
  .filter(({ age, term }) => age + term <= 70);

describe("an education quote", () => {
  it("gives the reference rate, premiums and reserves", () => {
    const { expected } = lineReferenceCases["EDU-F32-12-annual-m0"];
    const quote = quoteOf({});
    expectRelative(quote.rate, expected.rate);
    expectRelative(quote.benefitValue, expected.benefitPV);
    expect(quote).toMatchObject({ annualPremium: expected.annual, instalment: expected.instalment, term: 12 });
    expect(quote.rows[2]?.reserve).toBe(expected.reserve_k3.toFixed(2));
    expect(quote.rows[5]?.reserve).toBe(expected.reserve_k_half.toFixed(2));
  });

  it("runs to the child's eighteenth year when no term is asked for, and three years at least", () => {
    expect(quoteOf({ term: undefined })).toEqual(quoteOf({}));
    expect(quoteOf({ term: undefined, childAge: 16 }).term).toBe(3);
  });

  it("pays one sum at the end, or the stipend of each year from then on", () => {
    expect(quoteOf({}).payments).toEqual([{ no: 1, dueDate: "2038-02-28", amount: "6000000.00" }]);
    const stipend = quoteOf({ stipendYears: 3, sumAssured: 1_000_000 });
    expect(stipend.payments.map(({ dueDate, amount }) => [dueDate, amount])).toEqual([
      ["2038-02-28", "1000000.00"],
      ["2039-02-28", "1000000.00"],
      ["2040-02-28", "1000000.00"],
    ]);
    expect(stipend.rows[0]?.guaranteed).toBe("3000000.00");
    expectRelative(stipend.benefitValue, quoteOf({}).benefitValue * (1 + 1 / 1.07 + 1 / 1.07 ** 2), 1e-14);
    expect(stipend.rows.at(-1)).toMatchObject({ childAge: 18, reserve: stipend.rows.at(-1)?.surrender });
  });

  // While the payer lives the premiums carry the reserve; when the payer dies the benefit and the expenses to come stay due.
  it("has the reserve its own premiums, expenses and waived premiums build up year by year", () => {
    fc.assert(
      fc.property(acceptedTerms, (terms) => {
        const { sex, age, term, frequency } = terms;
        const rate = educationRate(terms, tariff);
        const v = 1 / (1 + tariff.interest);
        const alpha = frequency === "single" ? 0.05 : Math.min(0.05 * term, 0.6);
        let reserve = 0;
        for (let k = 0; k < term; k += 1) {
          const premium = k < payingYears(frequency, term) ? rate * (1 - tariff.premiumLoading) : 0;
          const alive = survival(kzUn201520[sex], age + k, 1);
          const left = term - k - 1;
          const expenses = tariff.yearly * ((1 - v ** left) / (1 - v));
          const waived = v ** left * educationBenefit(terms, tariff) + expenses;
          const grown = (reserve + premium - (k === 0 ? alpha * rate : 0) - tariff.yearly) / v;
          reserve = (grown - (1 - alive) * waived) / alive;
          expectWithin(reserve, educationReserve(terms, tariff, k + 1), 1e-10);
        }
        expectWithin(reserve, educationBenefit(terms, tariff), 1e-10);
      }),
    );
  });

  it("surrenders for no more than the reserve, and rises to the benefit", () => {
    fc.assert(
      fc.property(acceptedTerms, (terms) => {
        let before = 0;
        for (let k = 1; k <= terms.term; k += 1) {
          const value = educationSurrender(terms, tariff, k);
          expect(value).toBeLessThanOrEqual(Math.max(educationReserve(terms, tariff, k), 0) + 1e-12);
          expect(value).toBeGreaterThanOrEqual(before);
          before = value;
        }
        expect(before).toBe(educationBenefit(terms, tariff));
      }),
    );
  });

  it.each([
    [{ childAge: 17 }, { code: "childAge", limit: 16 }],
    [{ sex: undefined }, { code: "sex" }],
    [{ payerAge: 61 }, { code: "age", limit: 60 }],
    [{ term: 2 }, { code: "term", limit: 3 }],
    [{ payerAge: 59 }, { code: "exitAge", limit: 70 }],
    [{ frequency: "daily" }, { code: "frequency" }],
    [{ stipendYears: 7 }, { code: "stipendYears", limit: 6 }],
    [{ sumAssured: 499_999 }, { code: "sumAssured", limit: 500_000 }],
    [
      { stipendYears: 4, sumAssured: 99_999 },
      { code: "sumAssured", limit: 100_000 },
    ],
    [{ startDate: "2026-02-29" }, { code: "startDate" }],
  ])("is refused for %j with %j", (fields, error) => {
    expect(quoteEducation({ ...good, ...fields }, tariff)).toEqual({ ok: false, error });
  });
});

describe("a surrendered education endowment", () => {
  const after = (completeMonths: unknown) => surrenderEducation({ ...good, completeMonths }, tariff);

  it("has the value of its row on an anniversary, the mean half a year later and nothing in the first two years", () => {
    const { rows } = quoteOf({});
    expect(after(36)).toEqual({ ok: true, value: rows[2]?.surrender });
    const half = after(42);
    if (!half.ok) throw new Error(half.error.code);
    expectWithin(Number(half.value), (Number(rows[2]?.surrender) + Number(rows[3]?.surrender)) / 2, 0.011);
    expect(after(23)).toEqual({ ok: true, value: "0.00" });
    expect(after(144)).toEqual({ ok: true, value: "6000000.00" });
    expect(after(145)).toEqual({ ok: false, error: { code: "months", limit: 144 } });
  });
});

describe("an education endowment that continues without premiums", () => {
  it("promises a part of the benefit that rises with the years paid, from nothing to the whole", () => {
    fc.assert(
      fc.property(acceptedTerms, (terms) => {
        let before = 0;
        for (let k = 1; k <= terms.term; k += 1) {
          const share = educationPaidUp(terms, tariff, k);
          expect(share).toBeGreaterThanOrEqual(before - 1e-12);
          expect(share).toBeLessThanOrEqual(1);
          before = share;
        }
        expect(before).toBe(1);
      }),
    );
  });
  it("is worth by its benefit what its surrender value buys", () => {
    const terms = { sex: "male", age: 35, term: 12, frequency: "annual", stipendYears: 0 } as const;
    const { benefits, inForce } = educationValues(terms, tariff, 5);
    const bought = educationPaidUp(terms, tariff, 5) * (benefits + tariff.yearly * inForce);
    expectWithin(bought, educationSurrender(terms, tariff, 5), 1e-12);
  });
  it("is nothing in the first two years, and refused past the end", () => {
    const after = (completeMonths: unknown) => paidUpEducation({ ...good, completeMonths }, tariff);
    expect(after(23)).toEqual({ ok: true, value: "0.00" });
    expect(after(144)).toEqual({ ok: true, value: "6000000.00" });
    expect(after(145)).toEqual({ ok: false, error: { code: "months", limit: 144 } });
  });
});
