import { isContractDate, monthsAfter } from "../shared/calendar.ts";
import { fieldsOf } from "../shared/contract-terms.ts";
import { instalmentsPerYear, payingYears } from "../shared/frequency.ts";
import type { InstalmentPremiums } from "../shared/instalment-price.ts";
import { paymentRows } from "../shared/payment-rows.ts";
import type { PaymentRow } from "../shared/payment-rows.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { decimalText } from "../shared/rounding.ts";
import { priceEducation } from "./education-contract.ts";
import type { EducationContract, PricedEducation } from "./education-contract.ts";
import type { EducationTariff } from "./education-tariff.ts";
import { educationReserve, educationSurrender, educationValues } from "./education-valuation.ts";

/** `startDate` is yyyy-mm-dd. */
export type EducationQuestion = EducationContract & { readonly startDate: string };

/** One anniversary. The money fields are decimal strings in tenge; `guaranteed` is all that will be paid out. */
export type EducationRow = {
  readonly year: number;
  readonly date: string;
  readonly childAge: number;
  readonly premiumPaid: string;
  readonly guaranteed: string;
  readonly reserve: string;
  readonly surrender: string;
};

/**
 * Premiums are whole tenge as numbers; `sumAssured` a decimal string in tenge, of one year when it is a stipend. `rate` is G
 * and `benefitValue` B, both per 1 of it and not rounded. `payments` are what the child gets: one sum, or yearly stipends.
 */
export type EducationQuote = InstalmentPremiums & {
  readonly tariffVersion: string;
  readonly rate: number;
  readonly benefitValue: number;
  readonly term: number;
  readonly payments: readonly PaymentRow[];
  readonly rows: readonly EducationRow[];
};

/**
 * Quotes the education endowment (terme fixe): the sum is paid at the child's n-th anniversary in any case, and premiums
 * cease when the payer dies.
 *
 * G = (B + gamma a_n certain) / ((1-beta) a_t - alpha), B = v^n, with m stipend years v^n times a certain annuity in advance;
 * a_t on the payer's life. Row k has V_k while the payer lives. Domain: the limits of the tariff. Codes: those of
 * `priceEducation`, and "startDate"; never throws. Source: the tariff (2026-1).
 */
export function quoteEducation(input: Loose<EducationQuestion>, tariff: EducationTariff): Computed<EducationQuote> {
  const { startDate } = fieldsOf(input);
  const priced = priceEducation(input, tariff);
  if (!priced.ok) return priced;
  if (!isContractDate(startDate)) return failure("startDate");
  const { terms, rate, sumAssured, annualPremium, instalment } = priced.value;
  const { term, frequency, stipendYears } = terms;
  const perYear = instalmentsPerYear(frequency);
  return success({
    tariffVersion: tariff.version,
    rate,
    benefitValue: educationValues(terms, tariff, 0).benefits,
    annualPremium,
    instalment,
    instalmentsPerYear: perYear,
    totalPremium: instalment * perYear * payingYears(frequency, term),
    sumAssured: decimalText(sumAssured),
    term,
    payments: paymentRows(monthsAfter(startDate, 12 * term), 1, Math.max(stipendYears, 1), sumAssured),
    rows: Array.from({ length: term }, (_, index) => anniversary(priced.value, tariff, startDate, index + 1)),
  });
}

function anniversary(priced: PricedEducation, tariff: EducationTariff, startDate: string, k: number): EducationRow {
  const { terms, childAge, sumAssured, instalment } = priced;
  const yearsPaid = Math.min(k, payingYears(terms.frequency, terms.term));
  return {
    year: k,
    date: monthsAfter(startDate, 12 * k),
    childAge: childAge + k,
    premiumPaid: decimalText(instalment * instalmentsPerYear(terms.frequency) * yearsPaid),
    guaranteed: decimalText(sumAssured * Math.max(terms.stipendYears, 1)),
    reserve: decimalText(Math.max(educationReserve(terms, tariff, k), 0) * sumAssured),
    surrender: decimalText(educationSurrender(terms, tariff, k) * sumAssured),
  };
}
