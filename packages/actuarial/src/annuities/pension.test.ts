import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kzPensionMortality } from "../shared/tables/kz-pension-mortality.ts";
import { lineReferenceCases } from "../testing/line-reference-cases.ts";
import { expectRelative } from "../testing/within.ts";
import { pensionFactors } from "./pension-annuity.ts";
import { enpfLumpSum } from "./pension-lump-sum.ts";
import { quotePension } from "./pension-quote.ts";
import { surrenderPension } from "./pension-surrender.ts";
import { publishedPensionCases } from "./published-pension-cases.ts";
import { pensionTariff20261 as tariff } from "./tariffs/pension-2026-1.ts";

const good = {
  sex: "male",
  birthDate: "1979-03-10",
  category: "standard",
  oppv: false,
  guaranteeYears: 10,
  savings: 5_800_000,
  redemptionSum: 0,
  contribution: 4_037_712,
  calcDate: "2026-09-18",
};

function quoteOf(fields: object) {
  const quote = quotePension({ ...good, ...fields }, tariff);
  if (!quote.ok) throw new Error(quote.error.code);
  return quote.value;
}

describe("a pension annuity", () => {
  it.each(publishedPensionCases)("for $inputs gives the published factors and payments", ({ inputs, expected }) => {
    const quote = quoteOf({ ...inputs, contribution: 100_000_000 });
    expectRelative(quote.nax, expected.nax);
    expectRelative(quote.axNet, expected.axNet);
    expectRelative(quote.startAge, expected.startAge, 1e-14);
    expect(quote).toMatchObject({ minPremium: expected.minPremium, deferral: expected.deferral });
    const quoted = quotePension(inputs, tariff);
    if ("firstPayment" in expected) {
      if (!quoted.ok) throw new Error(quoted.error.code);
      expect(quoted.value.firstPayment).toBe(expected.firstPayment);
      expectRelative(quoted.value.paymentAtSigning, expected.paymentAtSigning);
    } else {
      const premium = inputs.savings + inputs.redemptionSum + inputs.contribution;
      const error = { code: "minPremium", limit: expected.minPremium, shortfall: expected.minPremium - premium };
      expect(quoted).toEqual({ ok: false, error });
    }
  });

  it("gives the reference factor and payment when it begins at once", () => {
    const { inputs, expected } = lineReferenceCases["PENS-m60-g5"];
    const { calc: calcDate, dob: birthDate, gp: guaranteeYears, sav: savings } = inputs;
    const quote = quotePension({ sex: "male", category: "standard", calcDate, birthDate, guaranteeYears, savings }, tariff);
    if (!quote.ok) throw new Error(quote.error.code);
    expectRelative(quote.value.nax, expected.nax);
    expect(quote.value).toMatchObject({ minPremium: expected.minPrem, firstPayment: expected.payPension, startDate: calcDate });
  });

  it("grows by eight per cent a year to the age of a hundred", () => {
    const { rows, firstPayment } = quoteOf({});
    expect(rows.map(({ age }) => age)).toEqual(Array.from({ length: 46 }, (_, year) => 55 + year));
    expect(rows[0]).toMatchObject({ year: 1, monthly: firstPayment, annual: 12 * firstPayment, cumulative: 12 * firstPayment });
    expect(rows[1]?.monthly).toBe(Math.round(firstPayment * 1.08));
    expect(rows.filter(({ guaranteed }) => guaranteed).map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rows.at(-1)?.cumulative).toBe(rows.reduce((sum, { annual }) => sum + annual, 0));
  });

  it.each([
    ["male", "1985-01-01", { oppv: true }, 50, "2035-01-01"],
    ["male", "1981-01-01", {}, 55, "2036-01-01"],
    ["female", "1974-12-31", {}, 53, "2027-12-31"],
    ["female", "1975-01-01", {}, 53.5, "2028-07-01"],
    ["female", "1975-07-01", {}, 54, "2029-07-01"],
    ["female", "1976-01-01", {}, 54.5, "2030-07-01"],
    ["female", "1976-07-01", {}, 55, "2031-07-01"],
    ["female", "1976-02-29", {}, 54.5, "2030-08-29"],
  ])("for a %s born on %s with %j begins at %d", (sex, birthDate, fields, startAge, startDate) => {
    expect(quoteOf({ sex, birthDate, ...fields, savings: 50_000_000 })).toMatchObject({ startAge, startDate });
  });

  it("reckons the age of one born on 29 February from days", () => {
    // 21 days before the sixtieth birthday, with fifteen leap days behind: 21900 days are sixty years of 365.
    expect(quoteOf({ birthDate: "1964-02-29", calcDate: "2024-02-14", savings: 50_000_000 }).rows[0]?.age).toBe(60);
    expect(quoteOf({ birthDate: "1964-02-28", calcDate: "2024-02-14", savings: 50_000_000 }).rows[0]?.age).toBe(59);
  });

  it("waits for no year when the annuitant was born on 29 February and is paid at once, and is near that of a day before and after", () => {
    const quoteOn = (birthDate: string) =>
      quoteOf({ birthDate, category: "standard", calcDate: "2026-02-14", guaranteeYears: 0, savings: 50_000_000 });
    const [before, leap, after] = [quoteOn("1964-02-28"), quoteOn("1964-02-29"), quoteOn("1964-03-01")];
    expect([before.deferral, leap.deferral, after.deferral]).toEqual([0, 0, 0]);
    for (const { firstPayment } of [before, after]) expect(Math.abs(leap.firstPayment / firstPayment - 1)).toBeLessThan(0.05);
  });

  it("has no surrender value before two years, and then what payments leave of the premium", () => {
    const { rows } = quoteOf({ birthDate: "1964-01-15", calcDate: "2026-09-24", guaranteeYears: 7, savings: 20_000_000, contribution: 0 });
    expect(rows[0]?.surrender).toBe(0);
    expect(rows[1]?.surrender).toBe(0);
    const third = 20_000_000 * 0.985 - (rows[2]?.cumulative ?? 0) * 1.03;
    expect(rows[2]?.surrender).toBe(Math.round(third));
    expect(rows.at(-1)?.surrender).toBe(0);
    expect(surrenderPension({ premium: 20_000_000, paidOut: rows[2]?.cumulative, completeMonths: 35 }, tariff)).toEqual({
      ok: true,
      value: rows[2]?.surrender,
    });
    expect(surrenderPension({ premium: 20_000_000, paidOut: 0, completeMonths: 23 }, tariff)).toEqual({ ok: true, value: 0 });
    expect(surrenderPension({ premium: 20_000_000, paidOut: 1.5, completeMonths: 23 }, tariff)).toMatchObject({ error: { code: "paid" } });
  });

  it("costs more with a longer guarantee and an older start of the payments costs less", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("male", "female"),
        fc.constantFrom("ordinary", "loss5to29", "loss30to59", "loss60to89", "loss90to100"),
        fc.integer({ min: 50, max: 92 }),
        fc.integer({ min: 1, max: 9 }),
        (sex, table, age, guarantee) => {
          const factor = (start: number, years: number) => pensionFactors(kzPensionMortality[sex][table], start, 0, years, tariff).gross;
          expect(factor(age, guarantee + 1)).toBeGreaterThan(factor(age, guarantee));
          expect(factor(age + 1, 0)).toBeLessThan(factor(age, 0));
        },
      ),
    );
  });

  it.each([
    [{ sex: "x" }, { code: "sex" }],
    [{ birthDate: "2026-02-30" }, { code: "birthDate" }],
    [{ category: "toString" }, { code: "category" }],
    [{ oppv: "yes" }, { code: "oppv" }],
    [{ guaranteeYears: 11 }, { code: "guaranteeYears", limit: 10 }],
    [{ calcDate: 1 }, { code: "calcDate" }],
    [{ savings: -1 }, { code: "savings", limit: 0 }],
    [{ redemptionSum: 1e308 }, { code: "redemptionSum" }],
    [{ contribution: 0.5 }, { code: "contribution" }],
    [{ birthDate: "1981-09-19" }, { code: "age", limit: 45 }],
    [
      { birthDate: "1986-09-19", category: "oppv60" },
      { code: "age", limit: 40 },
    ],
    [{ birthDate: "1920-01-01" }, { code: "age", limit: 100 }],
    [{ calcDate: "2027-01-01" }, { code: "year" }],
    [{ contribution: 0 }, { code: "minPremium", limit: 9_537_299, shortfall: 3_737_299 }],
  ])("is refused for %j with %j", (fields, error) => {
    expect(quotePension({ ...good, ...fields }, tariff)).toEqual({ ok: false, error });
  });
});

describe("the lump sum of the pension fund", () => {
  it("is what the savings hold above the threshold of the age", () => {
    // At 63 nothing is discounted: 12 (0.75 + 0.025 * 43) 69049 15.952, to ten thousands.
    expect(enpfLumpSum({ age: 63, calcDate: "2026-03-01", savings: 25_000_000 })).toEqual({
      ok: true,
      value: { threshold: 24_120_000, available: 880_000 },
    });
    // At 20 it is discounted by 43 years; in 2026 the pension counts for more, 0.75 * 69049 over 0.60 * 85000 ...
    expect(enpfLumpSum({ age: 20, calcDate: "2026-03-01", savings: 0 })).toEqual({
      ok: true,
      value: { threshold: 6_670_000, available: 0 },
    });
    // ... and in 2025 the wage, 0.60 * 85000 over 0.75 * 62771.
    expect(enpfLumpSum({ age: 20, calcDate: "2025-03-01", savings: 0 })).toMatchObject({ value: { threshold: 6_570_000 } });
  });

  it("is refused outside its ages, without the indicators of the year, and for a malformed amount", () => {
    expect(enpfLumpSum({ age: 64, calcDate: "2026-03-01", savings: 1 })).toMatchObject({ error: { code: "age", limit: 63 } });
    expect(enpfLumpSum({ age: 40, calcDate: "2016-03-01", savings: 1 })).toMatchObject({ error: { code: "year" } });
    expect(enpfLumpSum({ age: 40, calcDate: "2026-03-01", savings: Number.NaN })).toMatchObject({ error: { code: "savings" } });
    expect(enpfLumpSum({ age: 40, calcDate: null, savings: 1 })).toMatchObject({ error: { code: "calcDate" } });
  });
});
