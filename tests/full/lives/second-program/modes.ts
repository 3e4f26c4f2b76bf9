/** How often a premium is paid. */
export type Frequency = "single" | "annual" | "semiannual" | "quarterly" | "monthly";

/** Months from one premium to the next; a single premium has no next. */
export const monthsApart: Readonly<Record<Frequency, number>> = { single: 0, annual: 12, semiannual: 6, quarterly: 3, monthly: 1 };

/** Modal factors of the market (calculators.md 1, "Modal factors"). */
export const modalFactor: Readonly<Record<Frequency, number>> = {
  single: 1,
  annual: 1,
  semiannual: 0.51,
  quarterly: 0.2575,
  monthly: 0.0875,
};

export const isFrequency = (value: unknown): value is Frequency => typeof value === "string" && Object.hasOwn(monthsApart, value);
