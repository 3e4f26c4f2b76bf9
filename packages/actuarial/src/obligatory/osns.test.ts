import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineReferenceCases } from "../testing/line-reference-cases.ts";
import { correctionCoefficient } from "./osns-coefficient.ts";
import { quoteOsns } from "./osns-quote.ts";
import { refundOsns } from "./osns-refund.ts";
import { osnsRiskClass } from "./osns-risk-class.ts";
import { osnsTariff20261 as tariff } from "./tariffs/osns-2026-1.ts";

const good = {
  activities: [{ oked: "41201", headcount: 40, monthlyPayroll: 20_000_000 }],
  victims5y: 0,
  companyAge: 1,
  noClaims3y: false,
  startDate: "2026-04-01",
};

function quoteOf(fields: object) {
  const quote = quoteOsns({ ...good, ...fields }, tariff);
  if (!quote.ok) throw new Error(quote.error.code);
  return quote.value;
}

describe("the class of occupational risk", () => {
  it.each([
    ["62011", 1],
    ["47910", 4],
    ["41201", 14],
    ["41203", 13],
    ["07298", 21],
    ["07291", 11],
    ["01111", 9],
    ["01", 6],
  ])("of %s is %d, by the longest prefix of the order", (oked, riskClass) => {
    expect(osnsRiskClass(oked)).toBe(riskClass);
  });

  it("is none for what is no code of an activity", () => {
    for (const wrong of ["04", "4", "", "620111", "62.01", 62011, null, {}, "тоо"]) expect(osnsRiskClass(wrong)).toBeUndefined();
  });
});

describe("insurance against accidents at work", () => {
  it.each([lineReferenceCases["OSNS-1"], lineReferenceCases["OSNS-5"]])("gives the reference premium for $inputs.groups", (one) => {
    const [group] = one.inputs.groups;
    const [[riskClass, , sumAssured]] = one.expected.rows;
    const { base, premium, minimumApplied, sumInsured, k } = one.expected;
    expect(quoteOf({ activities: [{ oked: group.oked, headcount: 10, annualPayroll: group.gfot }] })).toMatchObject({
      base,
      premium,
      minimumApplied,
      coefficient: Number(k),
      sumAssured: sumInsured,
      rows: [{ riskClass, payroll: `${group.gfot}.00`, sumAssured, premium }],
    });
  });

  it("takes a month's payroll twelve times", () => {
    const { premium, rows } = quoteOf({});
    expect(premium).toBe("3720000.00");
    expect(rows[0]?.payroll).toBe("240000000.00");
  });

  it("charges each activity its own rate where each has its payroll", () => {
    const quote = quoteOf({
      activities: [
        { oked: "41201", headcount: 40, monthlyPayroll: 20_000_000 },
        { oked: "62011", headcount: 5, monthlyPayroll: 5_000_000 },
      ],
    });
    expect(quote.rows.map(({ rate, premium }) => [rate, premium])).toEqual([
      [1.55, "3720000.00"],
      [0.12, "72000.00"],
    ]);
    expect(quote).toMatchObject({ premium: "3792000.00", sumAssured: "300000000.00", minimumApplied: false });
  });

  it("charges the highest rate, which need not be the highest class, on a payroll kept for several activities", () => {
    const quote = quoteOf({
      activities: [
        { oked: "29", headcount: 1, monthlyPayroll: 10_000_000 },
        { oked: "13", headcount: 1 },
        { oked: "01111", headcount: 1 },
      ],
    });
    expect(quote.rows.map(({ rate, riskClass }) => [riskClass, rate])).toEqual([
      [10, 0.88],
      [8, 0.88],
      [9, 0.88],
    ]);
    const lower = quoteOf({
      activities: [
        { oked: "13", headcount: 1, monthlyPayroll: 100_000_000 },
        { oked: "01111", headcount: 1 },
      ],
    });
    expect(lower).toMatchObject({ premium: "7800000.00", rows: [{ rate: 0.65 }, { rate: 0.65, premium: "0.00", payroll: "0.00" }] });
  });

  it("counts no more than ten least wages of a listed worker's income", () => {
    const quote = quoteOf({ activities: [{ oked: "41201", headcount: 3, incomes: [850_000, 2_000_000, 100_000] }] });
    expect(quote.rows[0]?.payroll).toBe("21600000.00");
  });

  it("shares the least premium out among the activities, to the tiyn", () => {
    const quote = quoteOf({
      activities: ["62011", "85100", "69200"].map((oked) => ({ oked, headcount: 1, monthlyPayroll: 100_000 })),
    });
    expect(quote).toMatchObject({ premium: "85000.00", minimumApplied: true });
    const tiyn = quote.rows.reduce((sum, { premium }) => sum + Math.round(Number(premium) * 100), 0);
    expect(tiyn).toBe(8_500_000);
    expect(Number(quote.sumAssured)).toBeGreaterThan(3_600_000);
  });

  it("is a tenth cheaper without claims in a company of three years, unless that falls under the least premium", () => {
    const careful = { noClaims3y: true, companyAge: 3 };
    expect(quoteOf(careful)).toMatchObject({ premium: "3348000.00", discount: true, coefficient: 0.9 });
    expect(quoteOf({ ...careful, companyAge: 2 })).toMatchObject({ premium: "3720000.00", discount: false });
    const small = { activities: [{ oked: "41201", headcount: 1, monthlyPayroll: 500_000 }] };
    expect(quoteOf({ ...careful, ...small })).toMatchObject({ premium: "93000.00", discount: false, minimumApplied: false });
  });

  it("has a correction only where an operator has filled the matrix, and says that it is not published", () => {
    expect(quoteOf({ victims5y: 100 })).toMatchObject({ coefficient: 1, correctionStatus: "not published matrix" });
    const corrections = [
      { fromVictims: 2, coefficient: 1.1 },
      { fromVictims: 5, coefficient: 1.3 },
    ];
    const filled = { ...tariff, correction: { ...tariff.correction, bands: [{ headcountTo: 100, corrections }] } };
    // 7 in five years round to 1 a year, 8 to 2.
    expect([7, 8, 22, 23].map((victims) => correctionCoefficient(victims, 100, filled))).toEqual([1, 1.1, 1.1, 1.3]);
    expect(correctionCoefficient(50, 101, filled)).toBe(1);
    const quote = quoteOsns({ ...good, victims5y: 8 }, filled);
    expect(quote.ok && quote.value).toMatchObject({ coefficient: 1.1, premium: "4092000.00" });
  });

  it("never costs less for one worker more, nor less than one least wage", () => {
    const listed = fc.record({
      oked: fc.constantFrom("62011", "41201", "47910", "07101", "85100"),
      incomes: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 5 }),
    });
    fc.assert(
      fc.property(
        fc.array(listed, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 3_000_000 }),
        fc.nat(3),
        (branches, income, place) => {
          const premiumOf = (all: readonly { readonly oked: string; readonly incomes: readonly number[] }[]) =>
            Number(quoteOf({ activities: all.map((one) => ({ ...one, headcount: one.incomes.length })) }).premium);
          const more = branches.map((one, index) =>
            index === place % branches.length ? { ...one, incomes: [...one.incomes, income] } : one,
          );
          expect(premiumOf(more)).toBeGreaterThanOrEqual(premiumOf(branches));
          expect(premiumOf(branches)).toBeGreaterThanOrEqual(85_000);
        },
      ),
    );
  });

  it.each([
    [{ startDate: "2026-13-01" }, { code: "startDate" }],
    [{ startDate: "2030-01-01" }, { code: "year" }],
    [{ activities: undefined }, { code: "activities", limit: 1 }],
    [{ activities: [null] }, { code: "activities", index: 0 }],
    [{ activities: [{ oked: "04000", headcount: 1 }] }, { code: "oked", index: 0 }],
    [{ activities: [{ oked: "62011", headcount: 0 }] }, { code: "headcount", limit: 1, index: 0 }],
    [{ activities: [{ oked: "62011", headcount: 1 }] }, { code: "monthlyPayroll" }],
    [{ activities: [{ oked: "62011", headcount: 1, monthlyPayroll: 0 }] }, { code: "monthlyPayroll", limit: 1, index: 0 }],
    [{ activities: [{ oked: "62011", headcount: 1, monthlyPayroll: 1, incomes: [1] }] }, { code: "monthlyPayroll", index: 0 }],
    [{ activities: [{ oked: "62011", headcount: 1, monthlyPayroll: 1, annualPayroll: 12 }] }, { code: "monthlyPayroll", index: 0 }],
    [{ activities: [{ oked: "62011", headcount: 1, annualPayroll: 1e308 }] }, { code: "annualPayroll", index: 0 }],
    [{ activities: [{ oked: "62011", headcount: 2, incomes: [1] }] }, { code: "headcount", limit: 1, index: 0 }],
    [{ activities: [{ oked: "62011", headcount: 1, incomes: [Number.NaN] }] }, { code: "incomes", index: 0 }],
    [{ victims5y: -1 }, { code: "victims", limit: 0 }],
    [{ companyAge: "3" }, { code: "companyAge" }],
    [{ noClaims3y: 1 }, { code: "noClaims" }],
  ])("is refused for %j with %j", (fields, error) => {
    expect(quoteOsns({ ...good, ...fields }, tariff)).toEqual({ ok: false, error });
  });

  it("gives back the unused days without keeping anything", () => {
    const year = { startDate: "2026-01-01", paidUntil: "2027-01-01", paid: 85_000 };
    expect(refundOsns({ ...year, cancelDate: "2026-03-15" })).toEqual({ ok: true, value: "68000.00" });
  });
});
