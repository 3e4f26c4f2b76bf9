import type { Range, TermLimits } from "../shared/contract-terms.ts";
import type { Modes } from "../shared/frequency.ts";
import type { InitialExpenses } from "../shared/initial-expenses.ts";
import type { TableId } from "../shared/pricing-tables.ts";

/**
 * The tariff of the education endowment. Rates are shares (0.07 is 7 %), sums whole tenge, ages and terms years. `ages` and
 * `exitAge` are the payer's.
 */
export type EducationTariff = {
  readonly version: string;
  readonly table: TableId;
  readonly interest: number;
  readonly initial: InitialExpenses;
  readonly premiumLoading: number;
  /** Share of the sum, or of one year's stipend, in every year of the term. */
  readonly yearly: number;
  /** Share of what the reserve lacks to the benefit at the end, taken from it at surrender. */
  readonly surrenderPenalty: number;
  /** Complete months before which a contract with regular premiums has no surrender value. */
  readonly surrenderFromMonths: number;
  readonly freeLookDays: number;
  readonly limits: TermLimits & {
    readonly children: Range;
    /** The age to which the term runs when none is asked for. */
    readonly ageAtEnd: number;
    readonly stipendYears: Range;
    /** Of the sum paid at once. */
    readonly sums: Range;
    /** Of the stipend of one year. */
    readonly stipends: Range;
  };
  readonly modes: Modes;
};
