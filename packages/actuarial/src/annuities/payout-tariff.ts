import type { Range } from "../shared/contract-terms.ts";
import type { TableId } from "../shared/pricing-tables.ts";

/** The tariff of the payout annuity. Rates are shares (0.07 is 7 %), sums whole tenge, ages and terms years. */
export type PayoutTariff = {
  readonly version: string;
  readonly table: TableId;
  readonly interest: number;
  /** Share of the value of the payments added for expenses. */
  readonly loading: number;
  readonly limits: {
    readonly ages: Range;
    readonly sums: Range;
    readonly years: Range;
    /** Payments in a year that may be chosen. */
    readonly perYear: readonly number[];
  };
};
