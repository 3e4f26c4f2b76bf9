import { annuityDue, certainAnnuityDue } from "../shared/annuities.ts";
import { isContractDate } from "../shared/calendar.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import type { Sex } from "../shared/life-table.ts";
import { paymentRows } from "../shared/payment-rows.ts";
import type { PaymentRow } from "../shared/payment-rows.ts";
import { pricingTable } from "../shared/pricing-tables.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { decimalText, roundTo } from "../shared/rounding.ts";
import type { PayoutTariff } from "./payout-tariff.ts";

/**
 * The matured `sumAssured` in whole tenge, to be paid for `years`, of which the first `guaranteeYears` in any case and the
 * rest while the person lives. `age` in complete years on `startDate` (yyyy-mm-dd), the day of the first payment.
 */
export type PayoutQuestion = {
  readonly sex: Sex;
  readonly age: number;
  readonly sumAssured: number;
  readonly years: number;
  readonly guaranteeYears: number;
  readonly paymentsPerYear: number;
  readonly startDate: string;
};

/** `payment` and `totalPaid` (to one who lives on) are whole tenge; `factor` is F, not rounded. */
export type PayoutQuote = {
  readonly tariffVersion: string;
  readonly factor: number;
  readonly payment: number;
  readonly paymentsPerYear: number;
  readonly totalPaid: number;
  readonly sumAssured: string;
  readonly rows: readonly PaymentRow[];
};

type Payout = Omit<PayoutQuestion, "startDate">;

/**
 * Quotes the payout annuity: F = (certain annuity in advance of the guarantee + life annuity of the other years deferred by
 * it) (1 + loading), both k times a year; payment = round0(SA / (k F)).
 * Domain: the limits of the tariff, a guarantee of 0..`years`. Codes: "sex", "age", "sumAssured", "years", "guaranteeYears",
 * "paymentsPerYear", "startDate"; never throws. Source: the tariff (2026-1).
 */
export function quotePayout(input: Loose<PayoutQuestion>, tariff: PayoutTariff): Computed<PayoutQuote> {
  const { startDate } = fieldsOf(input);
  const read = readPayout(fieldsOf(input), tariff);
  if (!read.ok) return read;
  if (!isContractDate(startDate)) return failure("startDate");
  const { sumAssured, years, paymentsPerYear } = read.value;
  const factor = payoutFactor(read.value, tariff);
  const payment = roundTo(sumAssured / (paymentsPerYear * factor), 0);
  const count = years * paymentsPerYear;
  return success({
    tariffVersion: tariff.version,
    factor,
    payment,
    paymentsPerYear,
    totalPaid: payment * count,
    sumAssured: decimalText(sumAssured),
    rows: paymentRows(startDate, paymentsPerYear, count, payment),
  });
}

function payoutFactor({ sex, age, years, guaranteeYears, paymentsPerYear: perYear }: Payout, tariff: PayoutTariff): number {
  const basis = { table: pricingTable(tariff.table, sex), rate: tariff.interest };
  const certain = certainAnnuityDue(tariff.interest, guaranteeYears, perYear);
  const forLife = annuityDue(basis, age, years - guaranteeYears, { perYear, deferred: guaranteeYears });
  return (certain + forLife) * (1 + tariff.loading);
}

function readPayout(input: Loose<Payout>, { limits }: PayoutTariff): Computed<Payout> {
  const { sex, paymentsPerYear } = input;
  if (sex !== "male" && sex !== "female") return failure("sex");
  const age = readWhole(input.age, limits.ages, "age");
  if (!age.ok) return age;
  const sum = readWhole(input.sumAssured, limits.sums, "sumAssured");
  if (!sum.ok) return sum;
  const years = readWhole(input.years, limits.years, "years");
  if (!years.ok) return years;
  const guarantee = readWhole(input.guaranteeYears, { min: 0, max: years.value }, "guaranteeYears");
  if (!guarantee.ok) return guarantee;
  const perYear = limits.perYear.find((one) => one === paymentsPerYear);
  if (perYear === undefined) return failure("paymentsPerYear");
  return success({
    sex,
    age: age.value,
    sumAssured: sum.value,
    years: years.value,
    guaranteeYears: guarantee.value,
    paymentsPerYear: perYear,
  });
}
