export type Frequency = "single" | "annual" | "semiannual" | "quarterly" | "monthly";

/** `factor` multiplies the yearly premium into an instalment; `minimum` is the least instalment in tenge. */
export type Mode = { readonly factor: number; readonly minimum: number };

export type Modes = { readonly [Name in Frequency]: Mode };

const PER_YEAR: Readonly<Record<Frequency, number>> = {
  single: 1,
  annual: 1,
  semiannual: 2,
  quarterly: 4,
  monthly: 12,
};

/** True for one of the five frequencies; any value may be asked about. */
export function isFrequency(value: unknown): value is Frequency {
  return typeof value === "string" && Object.hasOwn(PER_YEAR, value);
}

/** Instalments in a year of payment: 1, 2, 4 or 12; 1 for a single premium. */
export function instalmentsPerYear(frequency: Frequency): number {
  return PER_YEAR[frequency];
}

/** Years in which premiums are paid: the whole term, or the first year when single. */
export function payingYears(frequency: Frequency, term: number): number {
  return frequency === "single" ? 1 : term;
}
