import { survivors } from "../shared/life-table.ts";
import type { LifeTable } from "../shared/life-table.ts";
import type { PensionTariff } from "./pension-tariff.ts";

/** The sum of the official method runs over this many years and no further. */
const YEARS = 66;

/** `gross` is the premium for a payment of 1 a month on the day of signing (nax), `net` the same without expenses. */
export type PensionFactors = { readonly gross: number; readonly net: number };

/**
 * The factors of the official method for payments from the whole age x0 after a deferral of d years:
 * S = sum over k of ((1+ind)/(1+i))^k F_k, with 1 for F_k in the g guaranteed years;
 * nax = 12 (S - 11/24) (1+gamma) / (1-alpha) ((1+ind)/(1+i))^d. Past the end of the table nobody lives.
 * Source: Resolution No. 45 of 07.06.2023; equals the results of the published Excel calculator.
 */
export function pensionFactors(
  table: LifeTable,
  startAge: number,
  deferral: number,
  guaranteeYears: number,
  tariff: PensionTariff,
): PensionFactors {
  const growth = (1 + tariff.indexation) / (1 + tariff.interest);
  const living = survivors(table, startAge);
  let sum = 0;
  for (let k = 0; k < YEARS; k += 1) {
    // At an age past the table the first payment is still made, and no other.
    const alive = k === 0 || k < guaranteeYears ? 1 : living > 0 && survivors(table, startAge + k) / living;
    sum += growth ** k * Number(alive);
  }
  const net = 12 * (sum - 11 / 24) * growth ** deferral;
  return { gross: (net * (1 + tariff.paymentLoading)) / (1 - tariff.premiumLoading), net };
}
