import { pureEndowment } from "./insurances.ts";
import { survivors } from "./life-table.ts";
import type { Basis } from "./life-table.ts";
import { periodsIn, sumOver } from "./periods.ts";

/** `perYear` is k, payments of 1/k each; `deferred` is m, whole years before the first period. */
export type AnnuityForm = { readonly perYear?: number; readonly deferred?: number };

// Formulas: Bowers and others, Actuarial Mathematics, chapter 5. Ages and terms in years, values
// per 1 a year.
function lifeAnnuity(basis: Basis, age: number, term: number, form: AnnuityForm, inArrear: 0 | 1): number {
  const { perYear = 1, deferred = 0 } = form;
  const count = deferred >= 0 ? periodsIn(basis, age, term, perYear) : Number.NaN;
  const paid = sumOver(count, (h) => {
    const time = deferred + (h + inArrear) / perYear;
    return (1 + basis.rate) ** -time * survivors(basis.table, age + time);
  });
  return paid / perYear / survivors(basis.table, age);
}

/**
 * Life annuity paid in advance, k times a year for `term` years after m:
 * (1/k) sum over h < nk of v^(m+h/k) l(x+m+h/k) / l(x).
 * An infinite term is for life. Domain: 0 <= age < w, k 1..366, term*k whole, m >= 0; NaN otherwise.
 */
export function annuityDue(basis: Basis, age: number, term: number, form: AnnuityForm = {}): number {
  return lifeAnnuity(basis, age, term, form, 0);
}

/** Life annuity paid in arrear: `annuityDue` with each payment at the end of its period, (h+1)/k for h/k. */
export function annuityImmediate(basis: Basis, age: number, term: number, form: AnnuityForm = {}): number {
  return lifeAnnuity(basis, age, term, form, 1);
}

/** Woolhouse's two terms for an annuity paid k times a year: a_due - (k-1)/(2k) (1 - nEx). Domain of `annuityDue`. */
export function woolhouseAnnuityDue(basis: Basis, age: number, term: number, perYear: number): number {
  const ends = term === Infinity ? 0 : pureEndowment(basis, age, term);
  return annuityDue(basis, age, term) - ((perYear - 1) / (2 * perYear)) * (1 - ends);
}

/** Increasing annuity in advance, 1 at once, 2 a year later and so on: sum over h < n of (h+1) v^h l(x+h) / l(x). */
export function increasingAnnuityDue(basis: Basis, age: number, term = Infinity): number {
  const paid = sumOver(periodsIn(basis, age, term, 1), (h) => (h + 1) * (1 + basis.rate) ** -h * survivors(basis.table, age + h));
  return paid / survivors(basis.table, age);
}

/**
 * Certain annuity paid in advance k times a year for n years: (1-v^n) / (k (1-v^(1/k))), and n at a rate of 0.
 * Domain: rate > -1, finite n >= 0, k a whole number above 0; NaN otherwise.
 */
export function certainAnnuityDue(rate: number, term: number, perYear = 1): number {
  const domain = rate > -1 && Number.isFinite(rate) && term >= 0 && Number.isFinite(term);
  if (!domain || !Number.isInteger(perYear) || perYear < 1) return Number.NaN;
  if (rate === 0) return term;
  const v = 1 / (1 + rate);
  return (1 - v ** term) / (perYear * (1 - v ** (1 / perYear)));
}

/** Certain annuity paid in arrear: `certainAnnuityDue` with each payment at the end of its period. */
export function certainAnnuityImmediate(rate: number, term: number, perYear = 1): number {
  return certainAnnuityDue(rate, term, perYear) * (1 + rate) ** (-1 / perYear);
}
