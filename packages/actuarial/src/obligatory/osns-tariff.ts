import type { Range } from "../shared/contract-terms.ts";

/** From so many victims a year on (mean of five years) the correction coefficient is this; undefined where the law has no figure. */
export type Correction = { readonly fromVictims: number; readonly coefficient: number | undefined };

/** The corrections of employers with up to so many workers, by rising victims. */
export type CorrectionBand = { readonly headcountTo: number; readonly corrections: readonly Correction[] };

/** The tariff of insurance against accidents at work. `rates` are per cent a year by class of risk; sums whole tenge. */
export type OsnsTariff = {
  readonly version: string;
  readonly rates: Readonly<Record<number, number>>;
  /** The most of one worker's monthly income that counts, in least wages (MZP). */
  readonly incomeCap: number;
  /** The least premium before the correction, in least wages (MZP). */
  readonly minimumPremium: number;
  readonly correction: {
    /** How the mean of five years becomes a row of the matrix, which speaks of whole victims. */
    readonly meanRounding: "nearest" | "down" | "up";
    /** The coefficient of who had no such accident in five years: the law leaves it to the insurer, and nothing else is a discount. */
    readonly withoutAccidents: number;
    readonly bands: readonly CorrectionBand[];
  };
  readonly limits: {
    /** Activities without a main one among them, the first included. */
    readonly activities: Range;
    readonly branches: Range;
    readonly headcounts: Range;
    /** Of a month's payroll of one workplace and of one worker's income. */
    readonly payrolls: Range;
    /** In five years. */
    readonly victims: Range;
  };
};
