import { describe, expect, it } from "vitest";
import { goodQuestion as good } from "../testing/good-question.ts";
import { referenceCases } from "../testing/reference-cases.ts";
import { expectRelative, expectWithin } from "../testing/within.ts";
import { quoteSenim, sumAssuredForPremium } from "./senim-quote.ts";
import { senimTariff20261 as tariff } from "./tariffs/senim-2026-1.ts";

const sexes = { M: "male", F: "female" } as const;
const { startDate } = good;

describe("an endowment quote", () => {
  it.each([referenceCases["SENIM-M35-10-annual"], referenceCases["SENIM-M45-20-semiannual"]])(
    "for $inputs gives the reference premiums and rows",
    ({ inputs, expected }) => {
      const quote = quoteSenim({ ...inputs, sex: sexes[inputs.sex], startDate }, tariff);
      if (!quote.ok) throw new Error(quote.error.code);
      expectRelative(quote.value.rate, expected.rate);
      expect(quote.value.annualPremium).toBe(expected.annual);
      expect(quote.value.instalment).toBe(expected.instalment);
      expect(quote.value.netSingle).toBe(expected.netSingle);
      expect(quote.value.netAnnual).toBe(expected.netAnnual);
      expect(quote.value.rows).toHaveLength(inputs.term);
      for (const row of expected.rows) {
        const found = quote.value.rows[row.year - 1];
        expect(found?.age).toBe(row.age);
        expectWithin(Number(found?.reserve), row.reserve, 0.01);
        expectWithin(Number(found?.surrender), row.surrender, 0.01);
        expectWithin(Number(found?.paidUp), row.paidUp, 0.01);
      }
    },
  );

  it("gives the reference sum for a monthly premium", () => {
    const { inputs, expected } = referenceCases["SENIM-INV-M35"];
    expect(sumAssuredForPremium({ ...inputs, sex: sexes[inputs.sex] }, tariff)).toEqual({
      ok: true,
      value: expected.toFixed(2),
    });
  });

  it("counts premiums to each anniversary, a single one but once", () => {
    const monthly = quoteSenim({ ...good, frequency: "monthly" }, tariff);
    const single = quoteSenim({ ...good, frequency: "single" }, tariff);
    if (!monthly.ok || !single.ok) throw new Error("refused");
    expect(monthly.value.totalPremium).toBe(monthly.value.instalment * 120);
    expect(monthly.value.rows[9]?.premiumPaid).toBe(`${monthly.value.totalPremium}.00`);
    expect(single.value.totalPremium).toBe(single.value.instalment);
    expect(single.value.rows.map((row) => row.premiumPaid)).toEqual(Array(10).fill(`${single.value.instalment}.00`));
    expect(Number(single.value.rows[0]?.surrender)).toBeGreaterThan(0);
  });

  it("dates its rows on the anniversaries of the start", () => {
    const quote = quoteSenim({ ...good, startDate: "2024-02-29" }, tariff);
    expect(quote.ok && quote.value.rows.slice(0, 4).map((row) => row.date)).toEqual([
      "2025-02-28",
      "2026-02-28",
      "2027-02-28",
      "2028-02-29",
    ]);
  });

  it.each([
    [{ sex: "x" }, { code: "sex" }],
    [{ age: 17 }, { code: "age", limit: 18 }],
    [{ age: 6 }, { code: "age", limit: 18 }],
    [
      { age: 67, term: 3 },
      { code: "age", limit: 66 },
    ],
    [{ age: 35.5 }, { code: "age" }],
    [{ age: "35" }, { code: "age" }],
    [{ term: 2 }, { code: "term", limit: 3 }],
    [{ term: 21 }, { code: "term", limit: 20 }],
    [{ term: Number.NaN }, { code: "term" }],
    [{ age: 60 }, { code: "exitAge", limit: 69 }],
    [{ frequency: "weekly" }, { code: "frequency" }],
    [{ frequency: "toString" }, { code: "frequency" }],
    [{ sumAssured: 499_999 }, { code: "sumAssured", limit: 500_000 }],
    [{ sumAssured: 1e308 }, { code: "sumAssured" }],
    [{ sumAssured: undefined }, { code: "sumAssured" }],
    [
      { age: 10, sumAssured: 5_000_001 },
      { code: "sumAssured", limit: 5_000_000 },
    ],
    [{ premium: 500_000 }, { code: "amount" }],
    [
      { sumAssured: undefined, premium: -1 },
      { code: "premium", limit: 1 },
    ],
    [{ sumAssured: undefined, premium: Infinity }, { code: "premium" }],
    [
      { sumAssured: undefined, premium: 119_999 },
      { code: "instalment", limit: 120_000 },
    ],
    [{ sumAssured: 1_000_000 }, { code: "instalment", limit: 120_000 }],
    [{ startDate: "2026-02-30" }, { code: "startDate" }],
    [{ startDate: 5 }, { code: "startDate" }],
  ])("is refused for %j with %j", (fields, error) => {
    expect(quoteSenim({ ...good, ...fields }, tariff)).toEqual({ ok: false, error });
  });

  it("is given to a child for a small sum", () => {
    expect(quoteSenim({ ...good, age: 10 }, tariff).ok).toBe(true);
  });
});
