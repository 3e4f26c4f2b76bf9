import { osnsTariff20262 } from "@shanyraq/actuarial";
import { afterEach, describe, expect, it } from "vitest";
import { tariffOf } from "../documents/tariffs.ts";
import { knowIndicators } from "./known-indicators.ts";
import { lineOf } from "./lines/index.ts";
import { knowOsnsTariffs } from "./osns-tariffs.ts";
import { price } from "./price.ts";
import { readIndicators } from "./read-indicators.ts";
import { readOsnsTariffs } from "./read-osns-tariffs.ts";
import { suggestedForm } from "./suggested-form.ts";

const dearer = Object.values(osnsTariff20262.rates).map((rate) => Math.round(200 * rate) / 100);
const row = (facts: object = {}) =>
  JSON.stringify({ year: 2028, rates: dearer, incomeCap: 12, minimumPremium: 1, source: "Law 30-III, article 17", ...facts });
const faultsOf = (...rows: string[]) => {
  const read = readOsnsTariffs("osns.yaml", rows.map((one) => `- ${one}\n`).join(""));
  return read.ok ? [] : read.faults;
};
function known(...rows: string[]): void {
  const read = readOsnsTariffs("osns.yaml", rows.map((one) => `- ${one}\n`).join(""));
  if (!read.ok) throw new Error(read.faults.join());
  knowOsnsTariffs(read.years);
}
function soldOn(startDate: string) {
  const line = lineOf("employer-osns");
  const priced = line && price({ ...suggestedForm(line), payroll: "30000000" }, startDate);
  if (!priced?.ok) throw new Error("no price");
  const { tariff, totalPremium } = priced.terms;
  return { tariff, totalPremium };
}
afterEach(() => {
  knowIndicators({});
  knowOsnsTariffs({});
});

describe("the operator's file of workers' tariffs", () => {
  it("prices contracts from its year on, and leaves the tariff of earlier contracts", () => {
    const years = [2027, 2028, 2029].map(
      (year) => `- { year: ${year}, mrp: 4600, mzp: 90000, pm: 54000, mp: 73000, source: 'Budget law' }`,
    );
    const indicators = readIndicators("indicators.yaml", years.join("\n"));
    if (!indicators.ok) throw new Error(indicators.faults.join());
    knowIndicators(indicators.years);
    const before = soldOn("2027-12-31");
    known(row({ incomeCap: 10 }));
    expect(soldOn("2027-12-31")).toEqual(before);
    expect(soldOn("2028-01-01").tariff).toBe("2028-1");
    expect(soldOn("2028-01-01").totalPremium).toBe(2 * before.totalPremium);
    // A year without a row continues with the last one.
    expect(soldOn("2029-06-01").tariff).toBe("2028-1");
    expect(["2027-12-31", "2028-01-01"].map((day) => tariffOf("employer-osns", day)?.version)).toEqual(["2026-2", "2028-1"]);
  });
  it("is refused whole if a rate is missing, a digit is wrong, or a year is given twice or already has sales", () => {
    expect(faultsOf(row({ rates: dearer.slice(1) }))).toEqual(["osns.yaml:1: rates: 22 rates, one for each class of risk"]);
    expect(faultsOf(row({ rates: [2.4, ...dearer.slice(1)] }))).toEqual([
      "osns.yaml:1: rates: 2.4 of class 1 beside 0.12; is a digit wrong?",
    ]);
    expect(faultsOf(row({ year: 2026 }))[0]).toContain("older contracts keep their tariff");
    expect(faultsOf(row({ incomecap: 12 }))[0]).toContain("names a field that nothing reads: incomecap");
    expect(faultsOf(row({ source: " " }))[0]).toContain("source: is missing");
    expect(faultsOf(row(), row())).toEqual(["osns.yaml:2: year: 2028 is told twice"]);
  });
});
