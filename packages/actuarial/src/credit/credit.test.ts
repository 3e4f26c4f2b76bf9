import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loanBalance } from "../shared/loan-balance.ts";
import { lineReferenceCases } from "../testing/line-reference-cases.ts";
import { expectRelative, expectWithin } from "../testing/within.ts";
import { quoteCredit } from "./credit-quote.ts";
import { refundCredit, refundRepaidCredit } from "./credit-refund.ts";
import { creditTariff20261 as tariff } from "./tariffs/credit-2026-1.ts";

const good = { sex: "male", age: 35, loan: 5_000_000, loanRate: 18, months: 36, startDate: "2026-01-31" };

describe("a credit life quote", () => {
  it("gives the reference premium", () => {
    const { inputs, expected } = lineReferenceCases["CREDIT-M35-36"];
    const quote = quoteCredit({ ...inputs, sex: "male", loanRate: inputs.rate * 100, startDate: "2026-01-31" }, tariff);
    if (!quote.ok) throw new Error(quote.error.code);
    expectRelative(quote.value.net, expected.net);
    expect(quote.value).toMatchObject({ premium: expected.gross, sumAssured: "5000000.00" });
  });

  it("shows what is owed after each instalment, down to nothing", () => {
    const quote = quoteCredit({ ...good, loanRate: 0, months: 4 }, tariff);
    if (!quote.ok) throw new Error(quote.error.code);
    expect(quote.value.rows).toEqual([
      { no: 1, dueDate: "2026-02-28", balance: "3750000.00" },
      { no: 2, dueDate: "2026-03-31", balance: "2500000.00" },
      { no: 3, dueDate: "2026-04-30", balance: "1250000.00" },
      { no: 4, dueDate: "2026-05-31", balance: "0.00" },
    ]);
  });

  it("follows a loan whose instalments are equal", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.6, noNaN: true }), fc.integer({ min: 3, max: 180 }), (rate, months) => {
        const instalment = rate / 12 / (1 - (1 + rate / 12) ** -months);
        for (let paid = 0; paid < months; paid += 1) {
          const next = loanBalance(rate, months, paid) * (1 + rate / 12) - instalment;
          expectWithin(loanBalance(rate, months, paid + 1), next, 1e-12);
        }
      }),
    );
    expectWithin(loanBalance(1e-12, 36, 12), loanBalance(0, 36, 12), 1e-12);
  });

  it("costs more for a longer loan and an older borrower from thirty", () => {
    const premium = (fields: object) => {
      const quote = quoteCredit({ ...good, loan: 50_000_000, ...fields }, tariff);
      return quote.ok ? quote.value.premium : Number.NaN;
    };
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 54 }), fc.integer({ min: 3, max: 168 }), (age, months) => {
        expect(premium({ age, months: months + 12 })).toBeGreaterThan(premium({ age, months }));
        expect(premium({ age: age + 1, months })).toBeGreaterThan(premium({ age, months }));
      }),
    );
  });

  it.each([
    [{ sex: "M" }, { code: "sex" }],
    [{ age: 70 }, { code: "age", limit: 69 }],
    [{ loan: 99_999 }, { code: "loan", limit: 100_000 }],
    [{ loanRate: 60.5 }, { code: "loanRate", limit: 60 }],
    [{ loanRate: -1 }, { code: "loanRate", limit: 0 }],
    [{ loanRate: Number.NaN }, { code: "loanRate" }],
    [{ months: 181 }, { code: "months", limit: 180 }],
    [{ age: 68 }, { code: "exitAge", limit: 70 }],
    [{ startDate: undefined }, { code: "startDate" }],
  ])("is refused for %j with %j", (fields, error) => {
    expect(quoteCredit({ ...good, ...fields }, tariff)).toEqual({ ok: false, error });
  });

  it("is possible to the last day of the oldest age", () => {
    expect(quoteCredit({ ...good, age: 69, months: 12 }, tariff).ok).toBe(true);
  });
});

describe("a credit life contract that is withdrawn from", () => {
  it("gives back everything within the free-look days, as every contract of a person does", () => {
    const loan = { startDate: "2026-01-01", paidUntil: "2027-01-01", paid: 100_000 };
    expect(refundCredit({ ...loan, cancelDate: "2026-01-15" }, tariff)).toEqual({ ok: true, value: "100000.00" });
  });
  it("gives back the part of the premium for the days left, less the expenses", () => {
    const loan = { startDate: "2026-01-01", paidUntil: "2027-01-01", paid: 100_000 };
    expect(refundCredit({ ...loan, cancelDate: "2026-01-16" }, tariff)).toMatchObject({ value: "52739.73" });
    expect(refundCredit({ ...loan, cancelDate: "2026-03-15" }, tariff)).toEqual({ ok: true, value: "44000.00" });
    expect(refundCredit({ ...loan, cancelDate: "2027-01-02" }, tariff)).toMatchObject({ error: { code: "dates" } });
  });
});

describe("a loan paid early", () => {
  const loan = { startDate: "2026-01-01", paidUntil: "2027-01-01", paid: 100_000 };
  const back = (cancelDate: string, extra: object = {}) => refundRepaidCredit({ ...loan, ...extra, cancelDate }, tariff);

  it("gives back the premium less the days used and a tenth of it, as the law has it", () => {
    // 73 of 365 days: a fifth is used, a tenth is kept.
    expect(back("2026-03-15")).toEqual({ ok: true, value: "70000.00" });
    expect(back("2026-01-15")).toEqual({ ok: true, value: "100000.00" });
  });
  it("is rounded in favour of the customer, to the tiyn", () => {
    expect(back("2026-01-16", { paid: 100_001 })).toEqual({ ok: true, value: "85891.27" });
  });
  it("never gives back less than the tariff, however late", () => {
    expect(back("2026-12-20")).toEqual(refundCredit({ ...loan, cancelDate: "2026-12-20" }, tariff));
    expect(back("2027-01-01")).toEqual({ ok: true, value: "0.00" });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 364 }), (paid, days) => {
        const cancelDate = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
        const [repaid, withdrawn] = [back(cancelDate, { paid }), refundCredit({ ...loan, paid, cancelDate }, tariff)];
        if (!repaid.ok || !withdrawn.ok) throw new Error("both are answered");
        expect(Number(repaid.value)).toBeGreaterThanOrEqual(Number(withdrawn.value));
        expect(Number(repaid.value)).toBeGreaterThanOrEqual(Math.max(0, paid * (0.9 - days / 365)) - 1e-6);
        expect(Number(repaid.value)).toBeLessThanOrEqual(paid);
      }),
    );
  });
  it("is refused as any other question of a refund", () => {
    expect(back("2027-01-02")).toMatchObject({ error: { code: "dates" } });
    expect(back("2026-02-01", { paid: -1 })).toMatchObject({ error: { code: "paid" } });
  });
});
