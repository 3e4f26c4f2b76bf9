import type { Range, TermLimits } from "../shared/contract-terms.ts";
import type { Modes } from "../shared/frequency.ts";

/** What an accident policy can cover: death by accident, disability by any cause or by accident, injury, sick leave, hospital. */
export type Cover = "accidentalDeath" | "disability" | "accidentalDisability" | "trauma" | "temporaryDisability" | "hospital";

/** `net` is the yearly rate per 1 of sum assured, `surcharge` what is added to it, `loading` the share of the premium for expenses. */
export type CoverRate = { readonly net: number; readonly surcharge: number; readonly loading: number };

/** The tariff of accident insurance. Rates are shares, sums whole tenge, ages and terms years. */
export type AccidentTariff = {
  readonly version: string;
  readonly covers: Readonly<Record<Cover, CoverRate>>;
  readonly freeLookDays: number;
  readonly limits: TermLimits & { readonly sums: Range; readonly childMostSum: number };
  readonly modes: Modes;
};
