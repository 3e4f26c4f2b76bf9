import type { Range, TermLimits } from "../shared/contract-terms.ts";
import type { Modes } from "../shared/frequency.ts";
import type { TableId } from "../shared/pricing-tables.ts";

/** The tariff of term life. Rates are shares (0.06 is 6 %), sums whole tenge, ages and terms years. */
export type TermTariff = {
  readonly version: string;
  readonly table: TableId;
  readonly interest: number;
  readonly premiumLoading: number;
  /** Share of the sum assured a year while in force. */
  readonly yearly: number;
  /** Days from the start within which a cancelled contract is refunded in full. */
  readonly freeLookDays: number;
  readonly limits: TermLimits & { readonly sums: Range };
  readonly modes: Modes;
};
