import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptedSenim } from "../testing/arbitrary-contract.ts";
import { referenceCases } from "../testing/reference-cases.ts";
import { quoteSenim } from "./senim-quote.ts";
import { surrenderSenim } from "./senim-surrender.ts";
import { senimTariff20261 as tariff } from "./tariffs/senim-2026-1.ts";

const sexes = { M: "male", F: "female" } as const;

describe("a surrender between anniversaries", () => {
  it.each([referenceCases["SURR-M35-10-annual-18m"], referenceCases["SURR-F40-12-single-7m"]])(
    "for $inputs gives the reference value",
    ({ inputs, expected }) => {
      const value = surrenderSenim({ ...inputs, sex: sexes[inputs.sex] }, tariff);
      expect(value).toEqual({ ok: true, value: expected.toFixed(2) });
    },
  );

  it("on an anniversary is the value of its row, and lies between the rows on other days", () => {
    fc.assert(
      fc.property(acceptedSenim, fc.integer({ min: 2, max: 19 }), fc.integer({ min: 1, max: 11 }), (contract, k, month) => {
        fc.pre(k < contract.term);
        const quote = quoteSenim(contract, tariff);
        const onDay = surrenderSenim({ ...contract, completeMonths: 12 * k }, tariff);
        const later = surrenderSenim({ ...contract, completeMonths: 12 * k + month }, tariff);
        if (!quote.ok || !onDay.ok || !later.ok) throw new Error("refused");
        expect(onDay.value).toBe(quote.value.rows[k - 1]?.surrender);
        expect(Number(later.value)).toBeGreaterThanOrEqual(Number(onDay.value));
        expect(Number(later.value)).toBeLessThanOrEqual(Number(quote.value.rows[k]?.surrender));
      }),
    );
  });

  it("is the whole sum at the end and refused past it", () => {
    const contract = { sex: "male", age: 35, term: 10, frequency: "annual", sumAssured: 5_000_000 };
    expect(surrenderSenim({ ...contract, completeMonths: 120 }, tariff)).toEqual({
      ok: true,
      value: "5000000.00",
    });
    expect(surrenderSenim({ ...contract, completeMonths: 121 }, tariff)).toEqual({
      ok: false,
      error: { code: "months", limit: 120 },
    });
    expect(surrenderSenim({ ...contract, completeMonths: -1 }, tariff)).toEqual({
      ok: false,
      error: { code: "months", limit: 0 },
    });
    expect(surrenderSenim(contract, tariff)).toEqual({ ok: false, error: { code: "months" } });
  });
});
