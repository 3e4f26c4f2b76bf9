import { describe, expect, it } from "vitest";
import { completeMonths, daysFrom, isContractDate, monthsAfter } from "./calendar.ts";

describe("the dates of a contract", () => {
  it("are real days of the years 1900 to 2199", () => {
    expect(["2026-01-31", "2024-02-29", "1900-01-01"].every(isContractDate)).toBe(true);
    expect(["2026-02-29", "2026-13-01", "1899-12-31", "2200-01-01", "2026-1-1", 20260101, null, {}].some(isContractDate)).toBe(false);
  });

  it("move by months from the original day", () => {
    const schedule = [0, 1, 2, 3, 12, 25].map((months) => monthsAfter("2026-01-31", months));
    expect(schedule).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2027-01-31", "2028-02-29"]);
  });

  it("are counted in days", () => {
    expect(daysFrom("2024-01-01", "2025-01-01")).toBe(366);
    expect(daysFrom("2026-03-02", "2026-03-01")).toBe(-1);
  });

  it("are counted in complete months, the last one only from its day on", () => {
    expect(completeMonths("1979-03-10", "2026-09-18")).toBe(570);
    expect(completeMonths("1979-03-10", "2026-09-09")).toBe(569);
    expect(completeMonths("2026-01-31", "2026-02-28")).toBe(0);
    expect(completeMonths("2026-03-02", "2026-03-01")).toBe(-1);
  });
});
