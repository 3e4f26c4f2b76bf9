import { describe, expect, it } from "vitest";
import { addDays, addMonths, completeMonths, completeYears, contractMonths, daysBetween, isIsoDate, todayIn } from "./dates.ts";

describe("a date", () => {
  it.each(["2026-01-31", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])("%s is in the calendar", (iso) => {
    expect(isIsoDate(iso)).toBe(true);
  });

  it.each(["2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1", "20260101", "", "2026-01-01T00:00"])(
    "%j is not in the calendar",
    (iso) => {
      expect(isIsoDate(iso)).toBe(false);
    },
  );

  it("moves by months and stops at the end of a shorter one", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2024-01-31", 1)).toBe("2024-02-29");
    expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
    expect(addMonths("2026-11-15", 14)).toBe("2028-01-15");
    expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
    expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
  });

  it("moves by days over months and leap years", () => {
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(addDays("2026-01-01", 365)).toBe("2027-01-01");
  });

  it("refuses to move what is not a date, by a fraction, or past the year 9999", () => {
    expect(() => addMonths("2026-02-30", 1)).toThrow(RangeError);
    expect(() => addMonths("2026-02-01", 0.5)).toThrow(RangeError);
    expect(() => addMonths("9999-12-01", 1)).toThrow(RangeError);
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
    expect(() => addDays("2026-01-01", 1e12)).toThrow(RangeError);
    expect(() => daysBetween("2026-01-01", "soon")).toThrow(RangeError);
  });
});

describe("the time between two dates", () => {
  it.each([
    ["2026-01-15", "2026-02-14", 0],
    ["2026-01-15", "2026-02-15", 1],
    ["2026-01-31", "2026-02-28", 0],
    ["2026-01-15", "2028-01-14", 23],
    ["2026-01-15", "2026-01-14", -1],
  ])("from %s to %s is %d complete months", (from, to, months) => {
    expect(completeMonths(from, to)).toBe(months);
  });

  it.each([
    ["1991-07-20", "2026-07-19", 34],
    ["1991-07-20", "2026-07-20", 35],
    ["2004-02-29", "2026-02-28", 21],
    ["2004-02-29", "2026-03-01", 22],
  ])("from %s to %s is %d complete years", (from, to, years) => {
    expect(completeYears(from, to)).toBe(years);
  });

  it("is counted in days", () => {
    expect(daysBetween("2024-01-01", "2025-01-01")).toBe(366);
    expect(daysBetween("2025-01-01", "2024-01-01")).toBe(-366);
  });
});

describe("today", () => {
  it("begins at midnight in Almaty, five hours before Greenwich", () => {
    const midnight = Date.UTC(2026, 2, 9, 19);
    expect(todayIn(midnight - 1, "Asia/Almaty")).toBe("2026-03-09");
    expect(todayIn(midnight, "Asia/Almaty")).toBe("2026-03-10");
    expect(todayIn(midnight, "UTC")).toBe("2026-03-09");
  });

  it.each(["Asia/Almaty", "Asia/Kathmandu", "Pacific/Chatham", "America/St_Johns"])(
    "in %s is the same however often it was asked",
    (zone) => {
      const dayAt = (epochMs: number) => new Date(epochMs).toLocaleDateString("sv-SE", { timeZone: zone });
      const noon = Date.UTC(2026, 2, 9, 12);
      const moments = Array.from({ length: 24 * 60 }, (_, minute) => noon + minute * 60_000 + (minute % 60) * 1_000 + 7);
      for (const moment of [...moments, ...moments]) expect(todayIn(moment, zone)).toBe(dayAt(moment));
    },
  );

  it("is refused for an unknown zone", () => {
    expect(() => todayIn(0, "Asia/Nowhere")).toThrow(RangeError);
  });
});

describe("months of a contract", () => {
  it.each([
    ["2024-02-29", "2025-02-27", 11],
    ["2024-02-29", "2025-02-28", 12],
    ["2024-02-29", "2028-02-28", 47],
    ["2024-02-29", "2028-02-29", 48],
    ["2026-01-31", "2026-02-28", 1],
    ["2026-01-31", "2026-03-30", 1],
    ["2026-01-31", "2026-01-30", -1],
  ])("from %s to %s are %d", (start, day, months) => {
    expect(contractMonths(start, day)).toBe(months);
  });

  it("counts every due date of every start from 1990 to 2090, and one less on the day before it", () => {
    const wrong: string[] = [];
    for (let start = "1990-01-01"; start < "2091-01-01"; start = addDays(start, 1))
      for (const months of [1, 3, 11, 12, 71, 360]) {
        const due = addMonths(start, months);
        if (contractMonths(start, due) !== months || contractMonths(start, addDays(due, -1)) !== months - 1)
          wrong.push(`${start} + ${months}`);
      }
    expect(wrong).toEqual([]);
  });
});
