import type { Range, TermLimits } from "../shared/contract-terms.ts";
import type { Modes } from "../shared/frequency.ts";
import type { InitialExpenses } from "../shared/initial-expenses.ts";
import type { TableId } from "../shared/pricing-tables.ts";

/**
 * The tariff of the endowment line. Rates are shares (0.07 is 7 %), sums whole tenge, ages and terms
 * years.
 */
export type SenimTariff = {
  readonly version: string;
  readonly table: TableId;
  readonly interest: number;
  readonly initial: InitialExpenses;
  readonly premiumLoading: number;
  /** Share of the sum assured a year, in contracts longer than `termsOver` years. */
  readonly yearly: { readonly share: number; readonly termsOver: number };
  /** Share of what the reserve lacks to the sum assured, taken from it at surrender. */
  readonly surrenderPenalty: number;
  /** Complete months before which a contract with regular premiums has no surrender value. */
  readonly surrenderFromMonths: number;
  readonly freeLookDays: number;
  readonly limits: TermLimits & { readonly sums: Range; readonly childMostSum: number };
  readonly modes: Modes;
};
