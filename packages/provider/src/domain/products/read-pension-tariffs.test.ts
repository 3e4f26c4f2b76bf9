import { kzPensionMortality } from "@shanyraq/actuarial";
import { afterEach, describe, expect, it } from "vitest";
import { pensionOffer } from "../annuities/offer.ts";
import { inForceFrom, tariffOf } from "../documents/tariffs.ts";
import { knowIndicators } from "./known-indicators.ts";
import { lineOf } from "./lines/index.ts";
import { knowPensionTariffs } from "./pension-tariffs.ts";
import { price } from "./price.ts";
import { readIndicators } from "./read-indicators.ts";
import { readPensionTariffs } from "./read-pension-tariffs.ts";
import { suggestedForm } from "./suggested-form.ts";

/** The ordinary table of men from 45, with every probability except the last multiplied. */
function men(times: number): readonly number[] {
  const { lx } = kzPensionMortality.male.ordinary;
  const qx = lx.slice(45, -1).map((living, at) => 1 - (lx[45 + at + 1] ?? 0) / living);
  return qx.map((q, at) => (at === qx.length - 1 ? 1 : Math.min(q * times, 0.999)));
}
const source = "Resolution of the regulator";
const file = (...rows: object[]) => rows.map((one) => `- ${JSON.stringify(one)}\n`).join("");
const faultsOf = (...rows: object[]) => {
  const read = readPensionTariffs("pension.yaml", file(...rows));
  return read.ok ? [] : read.faults;
};
function known(...rows: object[]): void {
  const read = readPensionTariffs("pension.yaml", file(...rows));
  if (!read.ok) throw new Error(read.faults.join());
  knowPensionTariffs(read.years);
}
function knowYear2027(): void {
  const read = readIndicators("indicators.yaml", "- { year: 2027, mrp: 4600, mzp: 90000, pm: 54000, mp: 73000, source: 'Budget law' }");
  if (!read.ok) throw new Error(read.faults.join());
  knowIndicators(read.years);
}
const calculationOf = () => {
  const line = lineOf("pension-annuity");
  if (!line) throw new Error("no line");
  return { ...suggestedForm(line), sex: "male" as const, birthDate: "1965-01-01", savings: "60000000" };
};
/** What a man born in 1965 is paid a month by a contract of a day, and by which tariff. */
function soldOn(startDate: string) {
  const priced = price(calculationOf(), startDate);
  if (!priced.ok) throw new Error("no price");
  return { tariff: priced.terms.tariff, monthly: Number(pensionOffer(calculationOf(), startDate, "ru").monthly) };
}
afterEach(() => {
  knowIndicators({});
  knowPensionTariffs({});
});

describe("the operator's file of tariffs of the pension annuity", () => {
  it("prices contracts from its day on by its rates, and leaves the tariff of earlier contracts", () => {
    knowYear2027();
    const before = soldOn("2027-02-14");
    known({ from: "2027-02-15", interest: 0.1, source });
    expect(soldOn("2027-02-14")).toEqual(before);
    expect(soldOn("2027-02-15").tariff).toBe("2027-02-15");
    expect(soldOn("2027-02-15").monthly).toBeGreaterThan(before.monthly);
    expect(["2027-02-14", "2027-02-15"].map((day) => tariffOf("pension-annuity", day)?.version)).toEqual(["2026-1", "2027-02-15"]);
    expect(inForceFrom(tariffOf("pension-annuity", "2027-03-01"))).toBe("2027-02-15");
  });
  it("prices by its tables: people with a longer life expectancy get less a month", () => {
    knowYear2027();
    const before = soldOn("2027-02-15").monthly;
    known({ from: "2027-02-15", mortality: { male: { ordinary: men(0.7) } }, source });
    expect(soldOn("2027-02-15").monthly).toBeLessThan(before);
    // The same figures written out give the same price, so a table that is copied from the act can replace the product's own.
    known({ from: "2027-02-15", mortality: { male: { ordinary: men(1) } }, source });
    expect(soldOn("2027-02-15").monthly).toBe(before);
  });
  it("is refused whole if a table is cut short, a digit is wrong, a name is misspelt, or a day already has sales", () => {
    expect(faultsOf({ from: "2027-02-15", mortality: { male: { ordinary: men(1).slice(0, -1) } }, source })[0]).toContain("ends with 1");
    expect(faultsOf({ from: "2027-02-15", mortality: { male: { ordinary: men(10) } }, source })[0]).toMatch(
      /pension\.yaml:1: mortality\.male\.ordinary: .* at 45 beside 0\.005063; is a digit wrong/,
    );
    expect(faultsOf({ from: "2027-02-15", mortality: { male: { usual: [1] } }, source })[0]).toContain(
      "names a table that nothing reads: usual",
    );
    expect(faultsOf({ from: "2027-02-15", intrest: 0.1, source })[0]).toContain("names a field that nothing reads: intrest");
    expect(faultsOf({ from: "2027-02-15", interest: 9, source })[0]).toContain("a share, at most");
    expect(faultsOf({ from: "2026-02-15", source })[0]).toContain("older contracts keep their tariff");
    expect(faultsOf({ from: "2028-01-01", source }, { from: "2027-02-15", source })).toEqual([
      "pension.yaml:2: from: 2027-02-15 is not after the tariff before it",
    ]);
    expect(faultsOf({ from: "2027-02-15", source: " " })[0]).toContain("source: is missing");
  });
});
