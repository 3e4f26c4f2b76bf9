import mortality from "./data/pension-mortality.json" with { type: "json" };
import { REFUSED, wholeWithin, type Answers, type Benefit, type Priced } from "./agreed.ts";
import { addMonths, completeMonths, numberOf } from "./calendar.ts";
import type { Sex } from "./life-table.ts";
import { round, wholeTenge } from "./rounding.ts";
import { indicators, pensionTariff } from "./tariff-2026-1.ts";

type Category = "standard" | "oppv60" | "dis1" | "dis2" | "dis3";

/** Which official table a category picks: by the degree of lost capacity (calculators.md 2.5, in the order of its two lists). */
const tables = {
  standard: { male: mortality.m_pens, female: mortality.f_pens },
  oppv60: { male: mortality.m_5_29, female: mortality.f_5_29 },
  dis3: { male: mortality.m_30_59, female: mortality.f_30_59 },
  dis2: { male: mortality.m_60_89, female: mortality.f_60_89 },
  dis1: { male: mortality.m_90_100, female: mortality.f_90_100 },
};

/** The age at which payments start (Social Code 226, paragraph 12; calculators.md 2.5). */
export function lawAge(sex: Sex, birthDate: string, oppv: boolean): number {
  if (oppv) return 50;
  if (sex === "male") return 55;
  if (birthDate >= "1976-07-01") return 55;
  if (birthDate >= "1976-01-01") return 54.5;
  if (birthDate >= "1975-07-01") return 54;
  if (birthDate >= "1975-01-01") return 53.5;
  return 53;
}

export interface PensionFactors {
  readonly deferral: number;
  readonly net: number;
}

interface PensionTerms {
  readonly sex: Sex;
  readonly category: Category;
  readonly guaranteed: number;
  readonly age: number;
  readonly startAge: number;
  readonly indexation: number;
  /** Whether the age of the law is still to come. */
  readonly isDeferred: boolean;
}

/** S, ax and nax of the official method (calculators.md 2.5). */
export function pensionFactors({ sex, category, guaranteed, age, startAge, indexation, isDeferred }: PensionTerms): PensionFactors {
  const { interest, perPremium, perPayment } = pensionTariff;
  const ratio = (1 + indexation) / (1 + interest);
  const firstAge = Math.floor(startAge);
  const { q } = tables[category][sex];
  let living = 1;
  let sum = 0;
  for (let year = 0; year <= 65; year += 1) {
    sum += ratio ** year * (year < guaranteed ? 1 : living);
    // Beyond the last age of the table nobody lives on.
    living *= 1 - (q[firstAge + year] ?? 1);
  }
  const factor = (((sum - 11 / 24) * (1 + perPayment)) / (1 - perPremium)) * 12;
  // d = INT(startAge) - INT(x) of whoever waits for the age of the law; where payments begin at once there is nothing to defer.
  const deferral = isDeferred ? firstAge - Math.floor(age) : 0;
  return { deferral, net: factor * ratio ** deferral };
}

const isCategory = (value: unknown): value is Category => typeof value === "string" && Object.hasOwn(tables, value);

/** Payments a month from the first, up to a day and of the guarantee all, which rise each year: round0(previous (1 + ind)) (calculators.md 2.5). */
function paymentsUntil(first: string, payment: number, indexation: number, guaranteed: number, until: string): readonly Benefit[] {
  const found: Benefit[] = [];
  let tenge = payment;
  for (let month = 0; month < 12 * guaranteed || addMonths(first, month) <= until; month += 1) {
    if (month > 0 && month % 12 === 0) tenge = round(tenge * (1 + indexation), 0);
    found.push({ on: addMonths(first, month), tiyn: tenge * 100, guaranteed: month < 12 * guaranteed });
  }
  return found;
}

/** Pension annuity (calculators.md 2.5, ARDFM 45 of 07.06.2023). */
export function pricePensionAnnuity(answers: Answers, on: string): Priced {
  const { sex, birthDate, category } = answers;
  const pm = indicators[on.slice(0, 4)]?.pm;
  const mrp = indicators[on.slice(0, 4)]?.mrp;
  if ((sex !== "male" && sex !== "female") || typeof birthDate !== "string" || !isCategory(category)) return REFUSED;
  if (pm === undefined || mrp === undefined) return REFUSED;
  const oppv = answers["oppv"] === "true" || category === "oppv60";
  const age = completeMonths(birthDate, on) / 12;
  const guaranteed = wholeWithin(answers["guaranteeYears"], 0, 10);
  const parts = ["savings", "redemptionSum", "contribution"].map((name) => wholeWithin(answers[name] ?? "0", 0, 1e12));
  if (guaranteed === undefined || parts.some((part) => part === undefined)) return REFUSED;
  if (age < (oppv ? 40 : 45) || age >= 101) return REFUSED;
  const premium = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  const indexation = pensionTariff.indexation.findLast(({ from }) => from <= on)?.yearly ?? Number.NaN;
  // "Birth 29 Feb: start age = days/365" (calculators.md 2.5): the published calculator's own way for whom the current age is the age of the start.
  const current = birthDate.endsWith("-02-29") ? (numberOf(on) - numberOf(birthDate)) / 365 : age;
  const startAge = Math.max(lawAge(sex, birthDate, oppv), current);
  const { deferral, net } = pensionFactors({
    sex,
    category,
    guaranteed,
    age,
    startAge,
    indexation,
    isDeferred: current < lawAge(sex, birthDate, oppv),
  });
  const least = round(Math.ceil(pensionTariff.leastShare * pm - 1e-9) * net, 0);
  if (premium < least) return REFUSED;
  const payment = round(round(premium / net, 0) * (1 + indexation) ** deferral, 0);
  const ofAge = addMonths(birthDate, 12 * lawAge(sex, birthDate, oppv));
  return {
    instalment: premium * 100,
    monthsApart: 0,
    months: undefined,
    end: { gives: "refused" },
    burial: wholeTenge(pensionTariff.burialMrp * mrp),
    benefits: (start, premiumOn, until) => {
      const paidFor = premiumOn > start ? premiumOn : start;
      return paymentsUntil(ofAge > paidFor ? ofAge : paidFor, payment, indexation, guaranteed, until);
    },
  };
}
