import type { Range } from "../shared/contract-terms.ts";

/** From so many victims a year on (mean of five years) the correction coefficient is this. */
export type Correction = { readonly fromVictims: number; readonly coefficient: number };

/** The corrections of employers with up to so many workers, by rising victims. */
export type CorrectionBand = { readonly headcountTo: number; readonly corrections: readonly Correction[] };

/** The tariff of insurance against accidents at work. `rates` are per cent a year by class of risk; sums whole tenge. */
export type OsnsTariff = {
  readonly version: string;
  readonly rates: Readonly<Record<number, number>>;
  /** The most of one worker's monthly income that counts, in least wages (MZP). */
  readonly incomeCap: number;
  /** The least premium, in least wages (MZP). */
  readonly minimumPremium: number;
  readonly correction: { readonly status: "published" | "not published matrix"; readonly bands: readonly CorrectionBand[] };
  /** For employers without a claim in three years who are at least so many years old. */
  readonly discount: { readonly coefficient: number; readonly companyAge: number };
  readonly limits: {
    readonly activities: Range;
    readonly headcounts: Range;
    /** Of a month's payroll of one activity and of one worker's income. */
    readonly payrolls: Range;
    readonly victims: Range;
    readonly companyAges: Range;
  };
};
