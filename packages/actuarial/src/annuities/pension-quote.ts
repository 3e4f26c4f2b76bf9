import { completeMonths, monthsAfter } from "../shared/calendar.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import { indicatorsOn } from "../shared/indicators.ts";
import { indicatorsByYear } from "../shared/tables/indicators.ts";
import type { IndicatorsByYear } from "../shared/tables/indicators.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { roundTo, roundUp } from "../shared/rounding.ts";
import { pensionFactors } from "./pension-annuity.ts";
import { pensionStart, readPensionPerson } from "./pension-person.ts";
import type { PensionPerson, PensionStart } from "./pension-person.ts";
import { pensionSurrenderValue } from "./pension-surrender.ts";
import type { PensionTariff } from "./pension-tariff.ts";

/** The parts of the premium in whole tenge: pension savings, a redemption sum of another insurer, own money; 0 when left out. */
export type PensionQuestion = PensionPerson & {
  readonly savings: number;
  readonly redemptionSum: number;
  readonly contribution: number;
};

/**
 * One year of payments, in whole tenge: what is paid a month and in the year, all paid with it, whether it is paid in any
 * case, and the surrender value after its last payment.
 */
export type PensionRow = {
  readonly year: number;
  readonly age: number;
  readonly monthly: number;
  readonly annual: number;
  readonly cumulative: number;
  readonly guaranteed: boolean;
  readonly surrender: number;
};

/**
 * Amounts are whole tenge as numbers but for `paymentAtSigning`, which is not rounded. `nax` and `axNet` are the factors of
 * `pensionFactors`, `deferral` whole years; `burialBenefit` the least that is paid for a burial.
 */
export type PensionQuote = PensionStart & {
  readonly tariffVersion: string;
  readonly premium: number;
  readonly minPremium: number;
  readonly paymentAtSigning: number;
  readonly firstPayment: number;
  readonly nax: number;
  readonly axNet: number;
  readonly burialBenefit: number;
  readonly rows: readonly PensionRow[];
};

/**
 * Quotes the pension annuity by the official method, monthly for life and growing each year.
 *
 * minPremium = round0(roundUp(share PM) nax); payment at signing = premium / nax; first payment = round0(round0(at signing)
 * (1+ind)^d); each next year's round0(previous (1+ind)). Domain: the limits of the tariff, and the `years` whose indicators are known. Codes: those of
 * `readPensionPerson`, "savings", "redemptionSum", "contribution", "age", "year" (the indicators of the year of `calcDate`
 * are not known), "minPremium" with the least premium as limit and the `shortfall` to it; never throws.
 * Source: the tariff (2026-1).
 */
export function quotePension(
  input: Loose<PensionQuestion>,
  tariff: PensionTariff,
  years: IndicatorsByYear = indicatorsByYear,
): Computed<PensionQuote> {
  const fields = fieldsOf(input);
  const person = readPensionPerson(fields, tariff);
  if (!person.ok) return person;
  const premium = readPremium(fields, tariff);
  if (!premium.ok) return premium;
  const start = pensionStart(person.value, tariff);
  if (!start.ok) return start;
  const indicators = indicatorsOn(person.value.calcDate, years);
  if (!indicators.ok) return indicators;

  const { sex, category, guaranteeYears } = person.value;
  const { wholeAge, deferral } = start.value;
  const table = tariff.mortality[sex][tariff.tables[category]];
  const { gross: nax, net: axNet } = pensionFactors(table, wholeAge, deferral, guaranteeYears, tariff);
  const minPremium = roundTo(roundUp(tariff.minimumShare * indicators.value.pm) * nax, 0);
  const shortfall = minPremium - premium.value;
  if (shortfall > 0) return { ok: false, error: { ...failure("minPremium", minPremium).error, shortfall } };

  const paymentAtSigning = premium.value / nax;
  const firstPayment = roundTo(roundTo(paymentAtSigning, 0) * (1 + tariff.indexation) ** deferral, 0);
  return success({
    tariffVersion: tariff.version,
    premium: premium.value,
    minPremium,
    paymentAtSigning,
    firstPayment,
    ...start.value,
    nax,
    axNet,
    burialBenefit: tariff.burialIndices * indicators.value.mrp,
    rows: yearsOfPayment(person.value, start.value, premium.value, firstPayment, tariff),
  });
}

function readPremium(input: Loose<PensionQuestion>, { limits }: PensionTariff): Computed<number> {
  let premium = 0;
  for (const name of ["savings", "redemptionSum", "contribution"] as const) {
    const { [name]: part = 0 } = input;
    const read = readWhole(part, limits.parts, name);
    if (!read.ok) return read;
    premium += read.value;
  }
  return success(premium);
}

function yearsOfPayment(
  { calcDate, guaranteeYears }: PensionPerson,
  { wholeAge, startDate }: PensionStart,
  premium: number,
  firstPayment: number,
  tariff: PensionTariff,
): PensionRow[] {
  const rows: PensionRow[] = [];
  let monthly = firstPayment;
  let cumulative = 0;
  for (let year = 0; wholeAge + year <= tariff.horizon; year += 1) {
    if (year > 0) monthly = roundTo(monthly * (1 + tariff.indexation), 0);
    cumulative += 12 * monthly;
    const months = completeMonths(calcDate, monthsAfter(startDate, 12 * year + 11));
    rows.push({
      year: year + 1,
      age: wholeAge + year,
      monthly,
      annual: 12 * monthly,
      cumulative,
      guaranteed: year < guaranteeYears,
      surrender: pensionSurrenderValue(premium, cumulative, months, tariff),
    });
  }
  return rows;
}
