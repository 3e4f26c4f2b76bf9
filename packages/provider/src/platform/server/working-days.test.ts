import { afterEach, describe, expect, it } from "vitest";
import { readWorkingYears } from "./read-working-years.ts";
import { knowWorkingYears, workingDaysAfter } from "./working-days.ts";

const row = (facts: object = {}) => JSON.stringify({ year: 2027, kurbanAit: "2027-05-17", source: "The muftiate, 2026-12-01", ...facts });
const faultsOf = (...rows: string[]) => {
  const read = readWorkingYears("days.yaml", rows.map((one) => `- ${one}\n`).join(""));
  return read.ok ? [] : read.faults;
};
afterEach(() => knowWorkingYears({}));

describe("the operator's file of days off", () => {
  it("moves a term that includes Kurban Ait", () => {
    expect(workingDaysAfter("2027-05-14", 1)).toBe("2027-05-17");
    const read = readWorkingYears("days.yaml", `- ${row()}`);
    if (!read.ok) throw new Error(read.faults.join());
    knowWorkingYears(read.years);
    expect(workingDaysAfter("2027-05-14", 1)).toBe("2027-05-18");
  });
  it("can replace a Monday by a working Saturday, also in the current year", () => {
    const read = readWorkingYears(
      "days.yaml",
      `- ${row({ year: 2026, kurbanAit: "2026-05-27", off: ["2026-12-14"], working: ["2026-12-19"] })}`,
    );
    if (!read.ok) throw new Error(read.faults.join());
    knowWorkingYears(read.years);
    expect(workingDaysAfter("2026-12-11", 1)).toBe("2026-12-15");
    expect(workingDaysAfter("2026-12-18", 1)).toBe("2026-12-19");
  });
  it("is refused whole with its line if a day is impossible", () => {
    expect(faultsOf(row({ kurbanAit: "2027-15-17" }))).toEqual(["days.yaml:1: kurbanAit: a date as 2027-05-16"]);
    expect(faultsOf(row({ kurbanAit: "2027-06-17" }))[0]).toContain("is 386 days after that of 2026; is a digit wrong?");
    expect(faultsOf(row({ kurbanAit: "2026-05-17" }))).toEqual(["days.yaml:1: 2026-05-17 is no day of 2027"]);
    expect(faultsOf(row({ off: ["2027-03-22"] }))).toEqual(["days.yaml:1: off: 2027-03-22 is a day off already"]);
    expect(faultsOf(row({ working: ["2027-03-18"] }))).toEqual(["days.yaml:1: working: 2027-03-18 is a working day already"]);
    expect(faultsOf(row({ source: undefined }))[0]).toContain("source: is missing");
    expect(faultsOf(row({ kurban: "2027-05-17" }))[0]).toContain("names a field that nothing reads: kurban");
    expect(faultsOf(row(), row())).toEqual(["days.yaml:2: year: 2027 is told twice"]);
  });
});
