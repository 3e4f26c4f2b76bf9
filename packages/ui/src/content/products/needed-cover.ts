export interface Needs {
  /** A month, in tenge. */
  readonly income: number;
  readonly debts: number;
  readonly children: number;
}
export interface Cover {
  readonly years: number;
  readonly lostIncome: number;
  readonly studies: number;
  readonly sum: number;
}

/** A family without children finds its feet in three years; with them it takes until the youngest is nearly grown. */
const YEARS_ALONE = 3;
const YEARS_WITH_CHILDREN = 7;
/** Four years of studies at a state university, rounded up. */
const STUDIES = 4_000_000;
const MONTHS = 12;
/** Nobody insures to the tenge. */
const ROUND = 500_000;

/** How large a sum replaces an income, ends the debts and lets the children study: a guide, not an offer. */
export function neededCover({ income, debts, children }: Needs): Cover {
  const years = children > 0 ? YEARS_WITH_CHILDREN : YEARS_ALONE;
  const lostIncome = income * MONTHS * years;
  const studies = children * STUDIES;
  return { years, lostIncome, studies, sum: Math.ceil((lostIncome + debts + studies) / ROUND) * ROUND };
}
