import type { Range } from "../shared/contract-terms.ts";
import type { TableId } from "../shared/pricing-tables.ts";

/** The tariff of credit life. Rates are shares (0.06 is 6 %), loans whole tenge, ages years; `rates` are per cent a year. */
export type CreditTariff = {
  readonly version: string;
  readonly table: TableId;
  readonly interest: number;
  readonly premiumLoading: number;
  readonly freeLookDays: number;
  readonly limits: {
    readonly ages: Range;
    /** The age at the last instalment of the loan. */
    readonly exitAge: number;
    readonly loans: Range;
    readonly rates: Range;
    readonly months: Range;
  };
};
