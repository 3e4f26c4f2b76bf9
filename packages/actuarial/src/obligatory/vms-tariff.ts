import type { Range } from "../shared/contract-terms.ts";

export type VmsProgramme = "basic" | "extended";

/** The tariff of foreigners' medical insurance. Prices count in monthly calculation indices (MRP) of the year of the start. */
export type VmsTariff = {
  readonly version: string;
  /** The yearly price of the basic programme up to and with an age in complete years, by rising ages. */
  readonly ages: readonly { readonly to: number; readonly indices: number }[];
  readonly programmes: Readonly<Record<VmsProgramme, number>>;
  /** The share of the yearly price for 1, 2, ... 12 months. */
  readonly periods: readonly number[];
  /** The share of the unearned premium kept at cancellation. */
  readonly refundLoading: number;
  readonly limits: { readonly ages: Range; readonly persons: Range; readonly months: Range };
};
