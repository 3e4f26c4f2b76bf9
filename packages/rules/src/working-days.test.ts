import { describe, expect, it } from "vitest";
import { daysOffIn } from "./days-off.ts";
import { addWorkingDays } from "./working-days.ts";

const inYear = (year: number, days: readonly string[]) => days.map((day) => `${year}-${day}`);

describe("the days off of a year", () => {
  it("for 2026 are those of the published calendar", () => {
    expect(daysOffIn(2026)).toEqual(
      inYear(2026, [
        "01-01",
        "01-02",
        "01-07",
        "03-09",
        "03-23",
        "03-24",
        "03-25",
        "05-01",
        "05-07",
        "05-11",
        "05-27",
        "07-06",
        "10-26",
        "12-16",
      ]),
    );
  });
  it("for 2027 have Constitution Day in March, and Kurban Ait once it is announced", () => {
    const computed = inYear(2027, [
      "01-01",
      "01-04",
      "01-07",
      "03-08",
      "03-15",
      "03-22",
      "03-23",
      "03-24",
      "05-03",
      "05-07",
      "05-10",
      "07-06",
      "10-25",
      "12-16",
    ]);
    expect(daysOffIn(2027)).toEqual(computed);
    expect(daysOffIn(2027, { kurbanAit: "2027-05-17" })).toEqual([...computed, "2027-05-17"].toSorted());
  });
  it("in which Christmas or Kurban Ait falls on a weekend have no day for it", () => {
    expect(daysOffIn(2029)).not.toContain("2029-01-08");
    expect(daysOffIn(2027, { kurbanAit: "2027-05-16" })).toEqual(daysOffIn(2027));
  });
  it("until 2025 had Constitution Day in August", () => {
    expect(daysOffIn(2024)).toContain("2024-08-30");
    expect(daysOffIn(2025)).toContain("2025-09-01");
    expect(daysOffIn(2026)).not.toContain("2026-08-31");
  });
});

describe("so many working days later", () => {
  it("three from a Thursday is a Tuesday, and a Saturday counts from the Monday after it", () => {
    expect(addWorkingDays("2026-11-19", 3)).toBe("2026-11-24");
    expect(addWorkingDays("2026-11-21", 1)).toBe("2026-11-23");
    expect(addWorkingDays("2026-11-21", 0)).toBe("2026-11-21");
  });
  it("passes over holidays, also across the end of a year", () => {
    expect(addWorkingDays("2026-12-15", 1)).toBe("2026-12-17");
    expect(addWorkingDays("2026-12-31", 1)).toBe("2027-01-05");
    expect(addWorkingDays("2026-03-20", 1)).toBe("2026-03-26");
    expect(addWorkingDays("2026-05-26", 1)).toBe("2026-05-28");
    expect(addWorkingDays("2026-08-28", 1)).toBe("2026-08-31");
  });
  it("has the days that the government moved", () => {
    const years = { 2027: { kurbanAit: "2027-05-16", off: ["2027-01-05"], working: ["2027-01-09"] } };
    expect(addWorkingDays("2026-12-31", 1, years)).toBe("2027-01-06");
    expect(addWorkingDays("2027-01-08", 1, years)).toBe("2027-01-09");
  });
});
