import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptedSenim } from "../testing/arbitrary-contract.ts";
import { paidUpSenim } from "./senim-paid-up.ts";
import { quoteSenim } from "./senim-quote.ts";
import { senimTariff20261 as tariff } from "./tariffs/senim-2026-1.ts";

const contract = { sex: "male", age: 35, term: 10, frequency: "annual", sumAssured: 5_000_000 };
const after = (completeMonths: unknown) => paidUpSenim({ ...contract, completeMonths }, tariff);

describe("the sum for which an endowment continues without premiums", () => {
  it("on an anniversary is that of its row, and lies between the rows on other days", () => {
    fc.assert(
      fc.property(acceptedSenim, fc.integer({ min: 2, max: 19 }), fc.integer({ min: 1, max: 11 }), (accepted, k, month) => {
        fc.pre(k < accepted.term);
        const quote = quoteSenim(accepted, tariff);
        const onDay = paidUpSenim({ ...accepted, completeMonths: 12 * k }, tariff);
        const later = paidUpSenim({ ...accepted, completeMonths: 12 * k + month }, tariff);
        if (!quote.ok || !onDay.ok || !later.ok) throw new Error("refused");
        expect(onDay.value).toBe(quote.value.rows[k - 1]?.paidUp);
        expect(Number(later.value)).toBeGreaterThanOrEqual(Number(onDay.value));
        expect(Number(later.value)).toBeLessThanOrEqual(Number(quote.value.rows[k]?.paidUp));
      }),
    );
  });
  it("is nothing before the tariff gives a surrender value, and the whole sum at the end", () => {
    expect(after(23)).toEqual({ ok: true, value: "0.00" });
    expect(after(24)).not.toEqual({ ok: true, value: "0.00" });
    expect(after(120)).toEqual({ ok: true, value: "5000000.00" });
  });
  it("is refused past the end, before the start and of no number of months", () => {
    expect(after(121)).toEqual({ ok: false, error: { code: "months", limit: 120 } });
    expect(after(-1)).toEqual({ ok: false, error: { code: "months", limit: 0 } });
    expect(after(undefined)).toEqual({ ok: false, error: { code: "months" } });
  });
});
