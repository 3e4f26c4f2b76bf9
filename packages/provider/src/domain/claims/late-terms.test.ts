import { describe, expect, it } from "vitest";
import { daysLate, lateSum, lateTermsOn } from "./late-terms.ts";

describe("what lateness of a benefit costs", () => {
  it("is interest at the base rate of the day of the payment, whatever the rate was before", () => {
    expect(lateTermsOn("term-life", "2025-10-12")).toMatchObject({ per: "year", rate: 1_575 });
    expect(lateTermsOn("term-life", "2025-10-13")).toMatchObject({ per: "year", rate: 1_800 });
    expect(lateTermsOn("term-life", "2023-07-09")).toBeUndefined();
  });
  it("is a penalty of 1.5 % a day of lost earnings under the insurance of workers", () => {
    const terms = lateTermsOn("employer-osns", "2026-11-29");
    expect(terms).toMatchObject({ per: "day", rate: 150 });
    // 200,000 tenge for ten days, and for a hundred: there is no upper limit.
    expect(terms && [lateSum(200_000_00, terms, 10), lateSum(200_000_00, terms, 100)]).toEqual([30_000_00, 300_000_00]);
  });
  it.each([
    // 5,000,000 tenge at 18 % a year for ten days: 24,657.534... tenge.
    [5_000_000_00, 10, 24_657_53],
    [1_00, 1, 0],
    // 1,014 tiyn at 18 % are half a tiyn a day, which goes up.
    [10_14, 1, 1],
    [10_13, 1, 0],
    [9_007_199_254_740_991, 365, 1_621_295_865_853_378],
  ])("of %i tiyn for %i days at 18 %% a year is %i tiyn", (amount, days, more) => {
    expect(lateSum(amount, { per: "year", rate: 1_800 }, days)).toBe(more);
  });
});

describe("the days by which a claim is late", () => {
  it.each([
    ["2026-12-10", [], 9],
    ["2026-12-01", [], 0],
    ["2026-11-20", [], 0],
    // Papers were awaited before the last day and after it: only the days after it would have counted.
    ["2026-12-10", [{ from: "2026-11-25", to: "2026-12-04" }], 6],
    ["2026-12-10", [{ from: "2026-12-02", to: "2026-12-05" }], 6],
    ["2026-12-10", [{ from: "2026-11-01", to: "2026-11-05" }], 9],
    ["2026-12-10", [{ from: "2026-11-30", to: "2026-12-30" }], 0],
  ] as const)("until %s with pauses %j are %i after the first of December", (on, pauses, days) => {
    expect(daysLate("2026-12-01", on, pauses)).toBe(days);
  });
});
