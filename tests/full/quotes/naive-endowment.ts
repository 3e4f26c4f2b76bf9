import { decimalText, kzUn201520 } from "@shanyraq/actuarial";

type Contract = { readonly sex: "male" | "female"; readonly age: number; readonly term: number; readonly sumAssured: number };

/** The worth of the contract at an anniversary, decimal strings in tenge. */
export type NaiveRow = { readonly reserve: string; readonly surrender: string; readonly paidUp: string };

const V = 1 / 1.07;

/**
 * The endowment with yearly premiums by tariff 2026-1, written down a second time from the formulas alone: every figure of
 * every row from its own sums over the life table, nothing kept from one to the next.
 */
export function naiveEndowment({ sex, age, term, sumAssured }: Contract): NaiveRow[] {
  const { lx } = kzUn201520[sex];
  const l = (x: number) => lx[x] ?? 0;
  const gamma = term > 5 ? 0.003 : 0;
  const alpha = Math.min(0.05 * term, 0.6);
  const annuity = (x: number, n: number) => {
    let sum = 0;
    for (let h = 0; h < n; h += 1) sum += V ** h * (l(x + h) / l(x));
    return sum;
  };
  const endowment = (x: number, n: number) => {
    let sum = V ** n * (l(x + n) / l(x));
    for (let h = 0; h < n; h += 1) sum += V ** (h + 1) * ((l(x + h) - l(x + h + 1)) / l(x));
    return sum;
  };
  const gross = () => (endowment(age, term) + gamma * annuity(age, term)) / (0.97 * annuity(age, term) - alpha);
  const needs = (k: number) => endowment(age + k, term - k) + gamma * annuity(age + k, term - k);
  const reserve = (k: number) => (k === term ? 1 : needs(k) - gross() * 0.97 * annuity(age + k, term - k));
  const surrender = (k: number) => {
    if (k === term) return 1;
    return k < 2 ? 0 : Math.max(0, reserve(k) - 0.01 * (1 - reserve(k)));
  };
  const paidUp = (k: number) => (k === term ? 1 : Math.min(1, surrender(k) / needs(k)));
  return Array.from({ length: term }, (_, index) => ({
    reserve: decimalText(Math.max(reserve(index + 1), 0) * sumAssured),
    surrender: decimalText(surrender(index + 1) * sumAssured),
    paidUp: decimalText(paidUp(index + 1) * sumAssured),
  }));
}
