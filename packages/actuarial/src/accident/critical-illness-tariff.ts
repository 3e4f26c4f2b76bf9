import type { Range, TermLimits } from "../shared/contract-terms.ts";
import type { Modes } from "../shared/frequency.ts";
import type { Sex } from "../shared/life-table.ts";
import type { TableId } from "../shared/pricing-tables.ts";

/** The yearly probability of a first diagnosis, `atForty` growth^(x-40). */
export type Incidence = { readonly atForty: number; readonly growth: number };

/** The tariff of critical illness. Rates are shares (0.06 is 6 %), sums whole tenge, ages and terms years. */
export type CriticalIllnessTariff = {
  readonly version: string;
  readonly table: TableId;
  readonly interest: number;
  readonly premiumLoading: number;
  readonly incidence: Readonly<Record<Sex, Incidence>>;
  /** Months from the start in which a diagnosis is not paid for; a rule of the contract that the price leaves out. */
  readonly waitingMonths: number;
  readonly freeLookDays: number;
  readonly limits: TermLimits & { readonly sums: Range };
  readonly modes: Modes;
};
