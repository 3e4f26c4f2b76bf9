import { afterEach, describe, expect, it } from "vitest";
import { knowIndicators } from "./known-indicators.ts";
import { lineOf } from "./lines/index.ts";
import { price } from "./price.ts";
import { readIndicators } from "./read-indicators.ts";
import { suggestedForm } from "./suggested-form.ts";

const year = (facts: object = {}) =>
  JSON.stringify({ year: 2027, mrp: 4600, mzp: 90_000, pm: 54_000, mp: 73_000, source: "Budget law of 2027-2029, article 9", ...facts });
const faultsOf = (...rows: string[]) => {
  const read = readIndicators("indicators.yaml", rows.map((row) => `- ${row}\n`).join(""));
  return read.ok ? [] : read.faults;
};
afterEach(() => knowIndicators({}));

describe("the operator's file of indicators", () => {
  it("adds a year, and lines that had no price from its first day have one", () => {
    const lines = ["employer-osns", "migrant-vms", "pension-annuity"];
    const refusals = (start: string) =>
      lines.map((product) => {
        const line = lineOf(product);
        const priced = line && price(suggestedForm(line), start);
        return priced?.ok === false ? priced.refused.id : undefined;
      });
    expect(refusals("2026-12-31")).toEqual([undefined, undefined, undefined]);
    expect(refusals("2027-01-01")).toEqual(lines.map(() => "error.calc.year"));
    const read = readIndicators("indicators.yaml", `- ${year()}`);
    if (!read.ok) throw new Error(read.faults.join());
    knowIndicators(read.years);
    expect(refusals("2027-01-01")).toEqual([undefined, undefined, undefined]);
  });
  it("is refused whole if a digit is wrong, a field is missing or misspelt, or a year is given twice", () => {
    expect(faultsOf(year({ mzp: 900_000 }))).toEqual(["indicators.yaml:1: mzp: 900000 beside 85000 of 2026; is a digit wrong?"]);
    expect(faultsOf(year({ pm: undefined }))).toEqual(["indicators.yaml:1: pm: is missing"]);
    expect(faultsOf(year({ mrp: "4600" }))[0]).toContain("indicators.yaml:1: mrp");
    expect(faultsOf(year({ MRP: 4600 }))[0]).toContain("names a field that nothing reads: MRP");
    expect(faultsOf(year({ source: " " }))[0]).toContain("source: is missing");
    expect(faultsOf(year(), year())).toEqual(["indicators.yaml:2: year: 2027 is known already"]);
    expect(faultsOf(year({ year: 2026 }))).toEqual(["indicators.yaml:1: year: 2026 is known already"]);
    expect(faultsOf(year({ year: 2028 }))).toEqual(["indicators.yaml:1: 2027 is not known: years are added without a gap"]);
  });
  it("names the line if it cannot be read at all", () => {
    expect(faultsOf("year: [")[0]).toMatch(/^indicators\.yaml:\d: /);
    const read = readIndicators("indicators.yaml", "2027: 4600");
    expect(read).toEqual({ ok: false, faults: ["indicators.yaml:1: a list of years"] });
  });
});
