import { describe, expect, it } from "vitest";
import { besideFund, fundAssumption20261, type BesideAnnuity, type FundQuestion } from "./fund-programme.ts";

const question: FundQuestion = { sex: "male", birthDate: "1963-11-23", calcDate: "2026-11-23", savings: 12_000_000, least: 0 };
const none: BesideAnnuity = { startMonths: 0, monthly: [] };
const still = { ...fundAssumption20261, growth: 0, yield: 0 };
const beside = (more: Partial<FundQuestion> = {}, annuity = none, assumption = still) => {
  const found = besideFund({ ...question, ...more }, annuity, assumption);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

describe("staying in the fund", () => {
  it("pays 6.5 % of the savings a year, a twelfth each month, and without a yield lasts 1 / 6.5 % years", () => {
    const { rows, fundEnds, fundFrom } = beside();
    expect(fundFrom).toBe(63);
    expect(rows[0]).toMatchObject({ age: 63, fund: 65_000, fundTotal: 780_000, fundLeft: 11_220_000 });
    // 12 000 000 / 65 000 is 184.6 months: fifteen years and five months.
    expect(fundEnds).toBe(63 + 15);
    expect(rows.at(-1)).toMatchObject({ age: 90, fund: 0, fundTotal: 12_000_000, fundLeft: 0 });
  });
  it("never pays out more than there was with what it earned, and loses nothing on the way", () => {
    const { rows } = beside({}, none, { ...still, growth: 0.05 });
    for (const { fundTotal, fundLeft } of rows) expect(fundTotal + fundLeft).toBeCloseTo(12_000_000, -1);
  });
  it("pays no less than the least payment, and lasts the shorter for it", () => {
    const { rows, fundEnds } = beside({ least: 100_000 });
    expect(rows[0]?.fund).toBe(100_000);
    expect(fundEnds).toBe(72);
  });
  it.each([
    ["male", "1971-11-23", 63],
    ["female", "1966-12-31", 61],
    ["female", "1967-07-01", 62],
    ["female", "1972-01-01", 63],
  ] as const)("begins for a %s born on %s at %i", (sex, birthDate, age) => {
    const { rows, fundFrom } = beside({ sex, birthDate });
    expect(fundFrom).toBe(age);
    expect(rows.findIndex(({ fund }) => fund > 0)).toBe(rows.findIndex((row) => row.age === age));
  });
  it("keeps growing until it pays", () => {
    const { rows } = beside({ birthDate: "1971-11-23" }, none, { ...still, yield: 0.1 });
    // Eight years from 55 to 63: 12 000 000 by 1.1 each.
    expect(rows[7]).toMatchObject({ age: 62, fundLeft: Math.round(12_000_000 * 1.1 ** 8) });
  });
});

describe("an annuity beside it", () => {
  const annuity = { startMonths: 63 * 12, monthly: Array.from({ length: 40 }, () => 50_000) };
  it("has paid more from the age at which its sum passes the fund's and stays above it", () => {
    const { rows, breakEvenAge } = beside({}, annuity);
    // Twenty years of 50 000 are 12 000 000, all there was in the fund: the next year is more.
    expect(breakEvenAge).toBe(83);
    const at = rows.find(({ age }) => age === breakEvenAge);
    expect(at?.annuityTotal).toBeGreaterThan(at?.fundTotal ?? 0);
  });
  it("has no such age where the fund has paid more to the end", () => {
    expect(beside({}, { ...annuity, monthly: [1_000] }).breakEvenAge).toBeNull();
  });
  it("is ahead from the present age when it has paid more from the first month on", () => {
    expect(beside({}, { ...annuity, monthly: annuity.monthly.map(() => 500_000) }).breakEvenAge).toBe(63);
  });
  it("pays nothing before its first month when it begins earlier", () => {
    const { rows } = beside({ birthDate: "1973-11-23" }, { startMonths: 55 * 12, monthly: annuity.monthly });
    expect(rows.filter(({ age }) => age < 55).map(({ annuityTotal }) => annuityTotal)).toEqual([0, 0]);
    expect(rows.find(({ age }) => age === 55)?.annuityTotal).toBe(600_000);
  });
});

it.each([
  ["sex", { sex: "other" }],
  ["birthDate", { birthDate: "1963-02-30" }],
  ["calcDate", { calcDate: "" }],
  ["savings", { savings: -1 }],
  ["least", { least: 0.5 }],
  ["age", { birthDate: "1930-01-01" }],
] as const)("names %s where it cannot be read", (code, wrong) => {
  const found = besideFund({ ...question, ...wrong }, none);
  expect(found.ok ? undefined : found.error.code).toBe(code);
});
