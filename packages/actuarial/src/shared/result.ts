/** Why a calculation was refused. The codes are stable: messages in every language depend on them. */
export type FailureCode =
  | "sex"
  | "age"
  | "term"
  | "exitAge"
  | "frequency"
  | "amount"
  | "sumAssured"
  | "premium"
  | "instalment"
  | "startDate"
  | "months"
  | "anniversary"
  | "reserveExceedsNewBenefit"
  | "paid"
  | "dates"
  | "year"
  | "childAge"
  | "stipendYears"
  | "loan"
  | "loanRate"
  | "covers"
  | "riders"
  | "years"
  | "guaranteeYears"
  | "paymentsPerYear"
  | "birthDate"
  | "calcDate"
  | "category"
  | "oppv"
  | "least"
  | "savings"
  | "redemptionSum"
  | "contribution"
  | "minPremium"
  | "oked"
  | "others"
  | "branches"
  | "headcount"
  | "monthlyPayroll"
  | "annualPayroll"
  | "incomes"
  | "aboveCap"
  | "victims"
  | "victimsAgainstHeadcount"
  | "correction"
  | "persons"
  | "name"
  | "programme";

/**
 * `limit` is the bound that was crossed, in the units of the field: years, months or tenge. `shortfall` is what a premium
 * lacks to its least, in tenge; `index` is the place, from 0, of the one in a list that was refused.
 */
export type Failure = {
  readonly code: FailureCode;
  readonly limit?: number;
  readonly shortfall?: number;
  readonly index?: number;
};

export type Computed<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };

/** The fields of an input whose values come from outside and may be anything at all. */
export type Loose<Fields> = { readonly [Name in keyof Fields]?: unknown };

/** Wraps the value of a calculation that succeeded. */
export function success<Value>(value: Value): Computed<Value> {
  return { ok: true, value };
}

/** Wraps the reason of a refusal, with the bound that was crossed if there is one. */
export function failure(code: FailureCode, limit?: number): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error: limit === undefined ? { code } : { code, limit } };
}

/** Says of a refusal which one of a list it was, from 0. */
export function failureAt(index: number, error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error: { ...error, index } };
}
