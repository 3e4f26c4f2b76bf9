import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineReferenceCases } from "../testing/line-reference-cases.ts";
import { vmsTariff20261 as tariff } from "./tariffs/vms-2026-1.ts";
import { quoteVms } from "./vms-quote.ts";
import { refundVms } from "./vms-refund.ts";

const person = { name: "Aziz Karimov", birthDate: "1996-01-01", programme: "basic" };
const good = { persons: [person], months: 3, startDate: "2026-04-01" };

function quoteOf(fields: object) {
  const quote = quoteVms({ ...good, ...fields }, tariff);
  if (!quote.ok) throw new Error(quote.error.code);
  return quote.value;
}

describe("foreigners' medical insurance", () => {
  it("gives the reference premium", () => {
    const { inputs, expected } = lineReferenceCases["VMS-30-3-basic"];
    const quote = quoteOf({ months: inputs.months, persons: [{ ...person, programme: inputs.program }] });
    expect(quote.rows).toEqual([{ name: "Aziz Karimov", age: inputs.age, programme: "basic", months: 3, premium: expected }]);
    expect(quote.premium).toBe(expected);
  });

  it.each([
    ["2008-04-02", 17, 21_625],
    ["2008-04-01", 18, 17_300],
    ["1981-04-02", 44, 17_300],
    ["1981-04-01", 45, 25_950],
    ["1966-04-01", 60, 38_925],
    ["1956-04-02", 69, 38_925],
  ])("born on %s is %d years old and costs %d for a year", (birthDate, age, premium) => {
    expect(quoteOf({ months: 12, persons: [{ ...person, birthDate }] }).rows[0]).toMatchObject({ age, premium });
  });

  it("costs the sum of its persons, and more for the extended programme", () => {
    const quote = quoteOf({ months: 12, persons: [person, { ...person, programme: "extended" }] });
    expect(quote.rows.map(({ premium }) => premium)).toEqual([17_300, 27_680]);
    expect(quote.premium).toBe(44_980);
  });

  it("costs more for each month more, and less than a month each", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 11 }), fc.constantFrom("basic", "extended"), (months, programme) => {
        const premium = (of: number) => quoteOf({ months: of, persons: [{ ...person, programme }] }).premium;
        expect(premium(months + 1)).toBeGreaterThan(premium(months));
        expect(premium(months + 1)).toBeLessThan(premium(1) * (months + 1));
      }),
    );
  });

  it.each([
    [{ months: 13 }, { code: "months", limit: 12 }],
    [{ startDate: "" }, { code: "startDate" }],
    [{ startDate: "2027-01-01" }, { code: "year" }],
    [{ persons: [] }, { code: "persons", limit: 1 }],
    [{ persons: Array(101).fill(person) }, { code: "persons", limit: 100 }],
    [{ persons: [person, 5] }, { code: "persons", index: 1 }],
    [{ persons: [{ ...person, name: " " }] }, { code: "name", index: 0 }],
    [{ persons: [{ ...person, birthDate: "1996-02-30" }] }, { code: "birthDate", index: 0 }],
    [{ persons: [{ ...person, birthDate: "1956-04-01" }] }, { code: "age", limit: 69, index: 0 }],
    [{ persons: [{ ...person, birthDate: "2026-04-02" }] }, { code: "age", limit: 0, index: 0 }],
    [{ persons: [{ ...person, programme: "toString" }] }, { code: "programme", index: 0 }],
  ])("is refused for %o with %j", (fields, error) => {
    expect(quoteVms({ ...good, ...fields }, tariff)).toEqual({ ok: false, error });
  });

  it("gives back three quarters of the unused days", () => {
    const year = { startDate: "2026-01-01", paidUntil: "2027-01-01", paid: 17_300 };
    expect(refundVms({ ...year, cancelDate: "2026-03-15" }, tariff)).toEqual({ ok: true, value: "10380.00" });
    expect(refundVms({ ...year, cancelDate: "2027-01-01" }, tariff)).toEqual({ ok: true, value: "0.00" });
  });
});
