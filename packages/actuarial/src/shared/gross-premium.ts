/**
 * Expenses: `initial` (alpha) is a multiple of the yearly gross premium taken at issue, `premium`
 * (beta) a share of each premium, `yearly` (gamma) a share of the sum assured in every year of force.
 */
export type Loading = {
  readonly initial: number;
  readonly premium: number;
  readonly yearly: number;
};

/**
 * Present values at one moment, per 1 of sum assured: the benefits (A), 1 a year while in force
 * (a_n), and 1 a year while premiums are paid (a_t).
 */
export type PresentValues = {
  readonly benefits: number;
  readonly inForce: number;
  readonly premiums: number;
};

/**
 * Yearly gross premium per 1 of sum assured, G = (A + gamma a_n) / ((1-beta) a_t - alpha).
 * Not rounded. NaN where the denominator is not above 0: no premium could bear the expenses.
 * Source: the equivalence principle, Bowers and others, Actuarial Mathematics, section 15.2.
 */
export function grossPremiumRate(values: PresentValues, loading: Loading): number {
  const share = (1 - loading.premium) * values.premiums - loading.initial;
  return share > 0 ? (values.benefits + loading.yearly * values.inForce) / share : Number.NaN;
}

/**
 * Prospective gross reserve per 1 of sum assured just before the premium due:
 * V = A + gamma a - G (1-beta) a_t, with the values of the remaining contract.
 * The initial expenses are not spread (Zillmer), so the first values may be negative.
 */
export function prospectiveReserve(values: PresentValues, loading: Loading, grossRate: number): number {
  return values.benefits + loading.yearly * values.inForce - grossRate * (1 - loading.premium) * values.premiums;
}
