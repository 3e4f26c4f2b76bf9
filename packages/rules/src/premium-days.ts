import { addMonths } from "./dates.ts";

const monthsBetween = { single: 0, annual: 12, semiannual: 6, quarterly: 3, monthly: 1 } as const;

interface PremiumPlan {
  /** yyyy-mm-dd. */
  readonly startDate: string;
  readonly frequency: keyof typeof monthsBetween;
  /** How many premiums there are in all. */
  readonly instalments: number;
}

/** The days on which premiums fall due, counted from the start of the contract. */
export const premiumDays = ({ startDate, frequency, instalments }: PremiumPlan): readonly string[] =>
  Array.from({ length: instalments }, (_, index) => addMonths(startDate, monthsBetween[frequency] * index));
