import { survivors } from "./life-table.ts";
import type { Basis } from "./life-table.ts";
import { periodsIn, sumOver } from "./periods.ts";

// Formulas: Bowers and others, Actuarial Mathematics, chapters 3 and 4. Ages and terms in years,
// values per 1 of benefit. Outside the domain of periodsIn every value is NaN.

/**
 * Pure endowment nEx = v^n l(x+n)/l(x), 1 paid to those who live `term` years.
 * Domain: 0 <= age < w, 0 <= term < infinity, rate > -1; NaN otherwise.
 */
export function pureEndowment(basis: Basis, age: number, term: number): number {
  const now = survivors(basis.table, age);
  if (!(now > 0 && term >= 0 && Number.isFinite(term) && basis.rate > -1)) return Number.NaN;
  return ((1 + basis.rate) ** -term * survivors(basis.table, age + term)) / now;
}

/**
 * Term insurance: 1 paid at the end of the 1/k year of death within `term` years,
 * A1 = sum over h < nk of v^((h+1)/k) (l(x+h/k) - l(x+(h+1)/k)) / l(x).
 * `perYear` is k, 1 unless given. An infinite term is whole life. NaN outside the domain.
 */
export function termInsurance(basis: Basis, age: number, term: number, perYear = 1): number {
  const { table, rate } = basis;
  const paid = sumOver(periodsIn(basis, age, term, perYear), (h) => {
    const deaths = survivors(table, age + h / perYear) - survivors(table, age + (h + 1) / perYear);
    return (1 + rate) ** (-(h + 1) / perYear) * deaths;
  });
  return paid / survivors(table, age);
}

/** Whole life insurance Ax: `termInsurance` to the end of the table. */
export function wholeLifeInsurance(basis: Basis, age: number, perYear = 1): number {
  return termInsurance(basis, age, Infinity, perYear);
}

/** Endowment insurance A = A1 + nEx: 1 on death within the term or on living to its end. */
export function endowmentInsurance(basis: Basis, age: number, term: number, perYear = 1): number {
  return termInsurance(basis, age, term, perYear) + pureEndowment(basis, age, term);
}

/**
 * Increasing insurance IA = sum of (h+1) v^(h+1) d(x+h) / l(x): h+1 paid at the end of year h+1 if
 * death comes in it. Whole life unless a term is given. NaN outside the domain.
 */
export function increasingInsurance(basis: Basis, age: number, term = Infinity): number {
  const { table, rate } = basis;
  const paid = sumOver(periodsIn(basis, age, term, 1), (h) => {
    const deaths = survivors(table, age + h) - survivors(table, age + h + 1);
    return (h + 1) * (1 + rate) ** -(h + 1) * deaths;
  });
  return paid / survivors(table, age);
}

/**
 * Decreasing term insurance DA = sum over h < n of (n-h) v^(h+1) d(x+h) / l(x): n in the first year, 1 in the last.
 * Domain of `termInsurance` with a finite term; NaN outside it.
 */
export function decreasingInsurance(basis: Basis, age: number, term: number): number {
  if (!Number.isFinite(term)) return Number.NaN;
  return (term + 1) * termInsurance(basis, age, term) - increasingInsurance(basis, age, term);
}

/** Insurance deferred m whole years: mEx times `termInsurance` at the age x+m; for life unless a term is given. */
export function deferredInsurance(basis: Basis, age: number, deferred: number, term = Infinity, perYear = 1): number {
  return pureEndowment(basis, age, deferred) * termInsurance(basis, age + deferred, term, perYear);
}

/**
 * The basis on which an insurance of 1 has the second moment of its present value: the force of
 * interest is doubled, 1+i becomes (1+i)^2.
 */
export function secondMomentBasis(basis: Basis): Basis {
  return { table: basis.table, rate: (1 + basis.rate) ** 2 - 1 };
}

/** (1+i)^(1/2), which moves a death benefit from the end of the year to its middle. */
export function midYearFactor(rate: number): number {
  return Math.sqrt(1 + rate);
}
