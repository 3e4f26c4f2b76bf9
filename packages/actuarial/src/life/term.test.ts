import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unearnedRefund } from "../shared/unearned-refund.ts";
import { referenceCases } from "../testing/reference-cases.ts";
import { expectRelative } from "../testing/within.ts";
import { termTariff20261 as tariff } from "./tariffs/term-2026-1.ts";
import { cancelTerm } from "./term-cancellation.ts";
import { quoteTerm } from "./term-quote.ts";

const good = {
  sex: "male",
  age: 40,
  term: 10,
  frequency: "annual",
  sumAssured: 10_000_000,
  startDate: "2026-01-31",
};

function rateOf(fields: object): number {
  const quote = quoteTerm({ ...good, ...fields }, tariff);
  return quote.ok ? quote.value.rate : Number.NaN;
}

describe("a term life quote", () => {
  it("gives the reference rates and premiums", () => {
    const { expected } = referenceCases["TERM-M40-10-annual"];
    const quote = quoteTerm(good, tariff);
    if (!quote.ok) throw new Error(quote.error.code);
    expectRelative(quote.value.rate, expected.rate);
    expectRelative(quote.value.netSingleRate, expected.netSingleRate);
    expect(quote.value).toMatchObject({
      annualPremium: expected.annual,
      instalment: expected.instalment,
      totalPremium: 1_108_910,
    });
  });

  it("dates every instalment from the start", () => {
    const quote = quoteTerm({ ...good, term: 1, frequency: "quarterly" }, tariff);
    const single = quoteTerm({ ...good, frequency: "single" }, tariff);
    if (!quote.ok || !single.ok) throw new Error("refused");
    expect(quote.value.rows.map((row) => row.dueDate)).toEqual(["2026-01-31", "2026-04-30", "2026-07-31", "2026-10-31"]);
    expect(quote.value.rows.map((row) => row.amount)).toEqual(Array(4).fill(`${quote.value.instalment}.00`));
    expect(single.value.rows).toEqual([{ no: 1, dueDate: "2026-01-31", amount: `${single.value.totalPremium}.00` }]);
  });

  it("rises with age from thirty and is never lower for a man", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 63 }),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom("male", "female"),
        (age, term, sex) => {
          fc.pre(age + 1 + term <= 70);
          expect(rateOf({ age: age + 1, term, sex })).toBeGreaterThan(rateOf({ age, term, sex }));
          expect(rateOf({ age, term, sex: "male" })).toBeGreaterThanOrEqual(rateOf({ age, term, sex: "female" }));
        },
      ),
    );
  });

  it.each([
    [{ sex: 1 }, { code: "sex" }],
    [
      { age: 65, term: 1 },
      { code: "age", limit: 64 },
    ],
    [{ term: 0 }, { code: "term", limit: 1 }],
    [{ age: 61 }, { code: "exitAge", limit: 70 }],
    [{ frequency: null }, { code: "frequency" }],
    [{ sumAssured: 100_000_001 }, { code: "sumAssured", limit: 100_000_000 }],
    [{ sumAssured: 1e308 }, { code: "sumAssured" }],
    [{ startDate: "soon" }, { code: "startDate" }],
  ])("is refused for %j with %j", (fields, error) => {
    expect(quoteTerm({ ...good, ...fields }, tariff)).toEqual({ ok: false, error });
  });
});

describe("a cancelled term contract", () => {
  const year = { startDate: "2026-01-01", paidUntil: "2027-01-01", paid: 100_000 };

  it.each([
    ["2026-01-01", "100000.00"],
    ["2026-01-15", "100000.00"],
    ["2026-01-16", "62328.77"],
    ["2027-01-01", "0.00"],
  ])("on %s gives back %s", (cancelDate, value) => {
    expect(cancelTerm({ ...year, cancelDate }, tariff)).toEqual({ ok: true, value });
  });

  it("is refused for days outside the time paid for and for no amount", () => {
    expect(cancelTerm({ ...year, cancelDate: "2025-12-31" }, tariff)).toEqual({
      ok: false,
      error: { code: "dates" },
    });
    expect(cancelTerm({ ...year, cancelDate: "2027-01-02" }, tariff)).toEqual({
      ok: false,
      error: { code: "dates" },
    });
    expect(cancelTerm({ ...year, cancelDate: "2026-02-01", paid: Number.NaN }, tariff)).toEqual({
      ok: false,
      error: { code: "paid" },
    });
  });

  it("has the reference refund at the end of the year", () => {
    const { inputs, expected } = referenceCases["REFUND-17300-365"];
    expect(unearnedRefund(inputs)).toEqual({ ok: true, value: expected.toFixed(2) });
  });
});
