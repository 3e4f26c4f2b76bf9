import { isContractDate, monthsAfter } from "../shared/calendar.ts";
import { fieldsOf } from "../shared/contract-terms.ts";
import { instalmentsPerYear, payingYears } from "../shared/frequency.ts";
import type { InstalmentPremiums } from "../shared/instalment-price.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { decimalText, roundTo } from "../shared/rounding.ts";
import { priceSenim } from "./senim-contract.ts";
import type { PricedSenim, SenimContract } from "./senim-contract.ts";
import type { SenimTariff } from "./senim-tariff.ts";
import { senimStanding, senimValues } from "./senim-valuation.ts";

/** `startDate` is yyyy-mm-dd; give either `sumAssured` or `premium` (the instalment), in whole tenge. */
export type SenimQuestion = SenimContract & { readonly startDate: string };

/** One anniversary. The money fields are decimal strings in tenge; `premiumPaid` counts from the start. */
export type SenimRow = {
  readonly year: number;
  readonly date: string;
  readonly age: number;
  readonly premiumPaid: string;
  readonly reserve: string;
  readonly surrender: string;
  readonly paidUp: string;
};

/**
 * Premiums are whole tenge as numbers; `sumAssured` a decimal string in tenge. `rate` is G, per 1 of
 * sum assured and not rounded; `netSingle` and `netAnnual` are tenge without expenses, to six
 * decimals, for information. A single premium has one instalment, equal to `annualPremium`.
 */
export type SenimQuote = InstalmentPremiums & {
  readonly tariffVersion: string;
  readonly rate: number;
  readonly netSingle: number;
  readonly netAnnual: number;
  readonly rows: readonly SenimRow[];
};

/**
 * Quotes the endowment: the premium, and a row for each anniversary.
 *
 * G = (A + gamma a_n) / ((1-beta) a_t - alpha), A the endowment with death benefits at the end of the
 * year; annual = round0(G SA), instalment = round0(G SA f); row k has the reserve round2(max(V_k, 0)
 * SA), the surrender value and the paid-up sum, and the sum assured at k = n.
 * Domain: the limits of the tariff. Codes: "sex", "age", "term", "exitAge", "frequency", "amount",
 * "sumAssured", "premium", "instalment", "startDate" (not a date of 1900-2199); never throws.
 * Source: the tariff (2026-1); the formulas as named in gross-premium.ts and senim-valuation.ts.
 */
export function quoteSenim(input: Loose<SenimQuestion>, tariff: SenimTariff): Computed<SenimQuote> {
  const { startDate } = fieldsOf(input);
  const priced = priceSenim(input, tariff);
  if (!priced.ok) return priced;
  if (!isContractDate(startDate)) return failure("startDate");
  const { terms, rate, sumAssured, annualPremium, instalment } = priced.value;
  const { benefits, premiums } = senimValues(terms, tariff, 0);
  const perYear = instalmentsPerYear(terms.frequency);
  return success({
    tariffVersion: tariff.version,
    rate,
    annualPremium,
    instalment,
    instalmentsPerYear: perYear,
    totalPremium: instalment * perYear * payingYears(terms.frequency, terms.term),
    sumAssured: decimalText(sumAssured),
    netSingle: roundTo(benefits * sumAssured, 6),
    netAnnual: roundTo((benefits / premiums) * sumAssured, 6),
    rows: Array.from({ length: terms.term }, (_, index) => anniversary(priced.value, tariff, startDate, index + 1)),
  });
}

function anniversary(priced: PricedSenim, tariff: SenimTariff, startDate: string, k: number): SenimRow {
  const { terms, rate, sumAssured, instalment } = priced;
  const { reserve, surrender, paidUp } = senimStanding(terms, tariff, k, rate);
  const yearsPaid = Math.min(k, payingYears(terms.frequency, terms.term));
  return {
    year: k,
    date: monthsAfter(startDate, 12 * k),
    age: terms.age + k,
    premiumPaid: decimalText(instalment * instalmentsPerYear(terms.frequency) * yearsPaid),
    reserve: decimalText(Math.max(reserve, 0) * sumAssured),
    surrender: decimalText(surrender * sumAssured),
    paidUp: decimalText(paidUp * sumAssured),
  };
}

/**
 * The sum assured that an instalment buys: round2(premium / (G f)), a decimal string in tenge.
 * The inverse of `quoteSenim`, which quotes this very sum when given the premium.
 * Input: the contract with `premium` in whole tenge, at least the frequency's minimum. Codes as
 * `quoteSenim` without "startDate"; never throws. Source: the tariff (2026-1).
 */
export function sumAssuredForPremium(input: Loose<SenimContract>, tariff: SenimTariff): Computed<string> {
  const { premium } = fieldsOf(input);
  if (premium === undefined) return failure("premium");
  const priced = priceSenim(input, tariff);
  return priced.ok ? success(decimalText(priced.value.sumAssured)) : priced;
}
