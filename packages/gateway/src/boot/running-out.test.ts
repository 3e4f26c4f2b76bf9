import { afterEach, describe, expect, it } from "vitest";
import { knowIndicators, knowWorkingYears, readIndicators, readWorkingYears } from "@shanyraq/provider";
import { runningOut, warnExpiring } from "./running-out.ts";

const at = (day: string) => Date.parse(`${day}T06:00:00.000Z`);
const added = readIndicators(
  "indicators.yaml",
  "- { year: 2027, mrp: 4600, mzp: 90000, pm: 54000, mp: 73000, source: 'Budget law of 2027-2029, article 9' }",
);
const calendar = readWorkingYears("working-days.yaml", "- { year: 2027, kurbanAit: 2027-05-16, source: 'The muftiate' }");
afterEach(() => {
  knowIndicators({});
  knowWorkingYears({});
});

describe("the figures of the next year that the operator provides", () => {
  it("are missed from sixty days before it, and from its first day on", () => {
    expect(["2026-11-01", "2026-11-02", "2026-12-31", "2027-01-01", "2027-06-01"].map((day) => runningOut(at(day)))).toEqual([
      [],
      ["indicators-2027", "working-days-2027"],
      ["indicators-2027", "working-days-2027"],
      ["indicators-2027", "working-days-2027"],
      ["indicators-2027", "working-days-2027"],
    ]);
  });
  it("are not missing any more once the operator has provided them", () => {
    if (!added.ok) throw new Error(added.faults.join());
    if (!calendar.ok) throw new Error(calendar.faults.join());
    knowIndicators(added.years);
    expect(runningOut(at("2026-12-31"))).toEqual(["working-days-2027"]);
    knowWorkingYears(calendar.years);
    expect(runningOut(at("2026-12-31"))).toEqual([]);
    expect(runningOut(at("2027-11-02"))).toEqual(["indicators-2028", "working-days-2028"]);
  });
  it("are asked for in the log, with what to do", () => {
    const entries: object[] = [];
    warnExpiring(
      (entry) => entries.push(entry),
      () => at("2026-11-23"),
    )();
    expect(entries).toEqual([
      expect.objectContaining({ level: "warn", event: "indicatorsMissing", year: 2027, from: "2027-01-01" }),
      expect.objectContaining({ level: "warn", event: "workingDaysMissing", year: 2027 }),
    ]);
    expect(JSON.stringify(entries)).toContain("INDICATORS_FILE");
    expect(JSON.stringify(entries)).toContain("WORKING_DAYS_FILE");
  });
});

describe("the certificate of the insurer's key", () => {
  const ends = "2027-03-01T06:00:00.000Z";
  it("is warned of thirty days before it ends, and after", () => {
    const warned = ["2026-10-15", "2027-01-30", "2027-01-31", "2027-03-02"].map((day) =>
      runningOut(at(day), ends).includes("insurer-certificate"),
    );
    expect(warned).toEqual([false, false, true, true]);
    expect(runningOut(at("2026-10-15"))).toEqual([]);
  });
  it("is named in the log with its last day and what to do", () => {
    const entries: object[] = [];
    warnExpiring(
      (entry) => entries.push(entry),
      () => at("2027-02-20"),
      ends,
    )();
    const remedy: unknown = expect.stringMatching(/^INSURER_CERTIFICATE: renew/);
    expect(entries).toContainEqual(expect.objectContaining({ level: "warn", event: "insurerCertificateEnds", until: ends, remedy }));
  });
});
