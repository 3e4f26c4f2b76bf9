import { annuityDue } from "../shared/annuities.ts";
import { isContractDate } from "../shared/calendar.ts";
import { fieldsOf, readContractTerms, readWhole } from "../shared/contract-terms.ts";
import type { ContractTerms } from "../shared/contract-terms.ts";
import { instalmentsPerYear, payingYears } from "../shared/frequency.ts";
import { grossPremiumRate } from "../shared/gross-premium.ts";
import { midYearFactor, termInsurance } from "../shared/insurances.ts";
import { paymentRows } from "../shared/payment-rows.ts";
import type { PaymentRow } from "../shared/payment-rows.ts";
import { pricingTable } from "../shared/pricing-tables.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Result } from "../shared/result.ts";
import { decimalText, roundTo } from "../shared/rounding.ts";
import type { TermTariff } from "./term-tariff.ts";

/** `sumAssured` in whole tenge. */
export type TermContract = ContractTerms & { readonly sumAssured: number };
/** `startDate` is yyyy-mm-dd. */
export type TermQuestion = TermContract & { readonly startDate: string };

/**
 * Premiums are whole tenge as numbers; `sumAssured` a decimal string in tenge. `rate` is G and
 * `netSingleRate` the single premium without expenses, both per 1 of sum assured and not rounded.
 */
export type TermPrice = {
  readonly tariffVersion: string;
  readonly rate: number;
  readonly netSingleRate: number;
  readonly annualPremium: number;
  readonly instalment: number;
  readonly instalmentsPerYear: number;
  /** How many there are in the whole term. */
  readonly instalments: number;
  readonly totalPremium: number;
  readonly sumAssured: string;
};
export type TermQuote = TermPrice & { readonly rows: readonly PaymentRow[] };

/**
 * Quotes term life: the sum assured on death within the term, nothing on living to its end.
 *
 * G = (A1 (1+i)^(1/2) + gamma a_n) / ((1-beta) a_t), the benefit in the middle of the year of death;
 * annual = round0(G SA), instalment = round0(G SA f); the instalments fall every 12/k months from the
 * start. Domain: the limits of the tariff. Codes: "sex", "age", "term", "exitAge", "frequency",
 * "sumAssured", "instalment", "startDate" (not a date of 1900-2199); never throws.
 * Source: the tariff (2026-1); the formulas as named in gross-premium.ts and insurances.ts.
 */
export function quoteTerm(input: Loose<TermQuestion>, tariff: TermTariff): Result<TermQuote> {
  const { startDate } = fieldsOf(input);
  const priced = priceTerm(input, tariff);
  if (!priced.ok) return priced;
  if (!isContractDate(startDate)) return failure("startDate");
  const { instalment, instalmentsPerYear, instalments } = priced.value;
  return success({ ...priced.value, rows: paymentRows(startDate, instalmentsPerYear, instalments, instalment) });
}

/** The price of `quoteTerm` without its rows; codes as there without "startDate". */
export function priceTerm(input: Loose<TermContract>, tariff: TermTariff): Result<TermPrice> {
  const fields = fieldsOf(input);
  const read = readContractTerms(fields, tariff.limits);
  if (!read.ok) return read;
  const sum = readWhole(fields.sumAssured, tariff.limits.sums, "sumAssured");
  if (!sum.ok) return sum;

  const { term, frequency } = read.value;
  const { factor, minimum } = tariff.modes[frequency];
  const { rate, netSingleRate } = termRates(read.value, tariff);
  const instalment = roundTo(rate * sum.value * factor, 0);
  if (instalment < minimum) return failure("instalment", minimum);
  const perYear = instalmentsPerYear(frequency);
  const instalments = perYear * payingYears(frequency, term);
  return success({
    tariffVersion: tariff.version,
    rate,
    netSingleRate,
    annualPremium: roundTo(rate * sum.value, 0),
    instalment,
    instalmentsPerYear: perYear,
    instalments,
    totalPremium: instalment * instalments,
    sumAssured: decimalText(sum.value),
  });
}

function termRates({ sex, age, term, frequency }: ContractTerms, tariff: TermTariff) {
  const basis = { table: pricingTable(tariff.table, sex), rate: tariff.interest };
  const netSingleRate = termInsurance(basis, age, term) * midYearFactor(tariff.interest);
  const rate = grossPremiumRate(
    {
      benefits: netSingleRate,
      inForce: annuityDue(basis, age, term),
      premiums: annuityDue(basis, age, payingYears(frequency, term)),
    },
    { initial: 0, premium: tariff.premiumLoading, yearly: tariff.yearly },
  );
  return { rate, netSingleRate };
}
