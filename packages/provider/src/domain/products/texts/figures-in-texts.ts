import { locales, type Locale } from "@shanyraq/i18n";
import { law } from "@shanyraq/rules/law";
import { lineOf } from "../lines/index.ts";
import { overdueTermsNow } from "../overdue-policy.ts";
import { agesFact, agesUpTo, guaranteeFact, leastSum, monthsFact, mostSum, yearsFact } from "./limit-facts.ts";
import type { Three } from "./three.ts";

const alike = (figure: number | string): Three => [String(figure), String(figure), String(figure)];
const share = (of: number): Three => alike(Math.round(100 * of));
const sinceAge = (age: number): Three => [`с ${age} лет`, `${age} жастан`, `at ${age}`];
const decimal = (age: number) => String(age).replace(".", ",");
/** "с 53 лет; с 2028 года 53,5": the age rises by half a year. */
function womenBegin(): Three {
  const [{ age }, ...later] = law.pension.women.figure;
  const then = (say: (from: number, age: number) => string) => later.map((step) => say(step.from, step.age)).join(", ");
  return [
    `с ${age} лет; ${then((from, next) => `с ${from} года — ${decimal(next)}`)}`,
    `${age} жастан; ${then((from, next) => `${from} жылдан — ${decimal(next)}`)}`,
    `at ${age}; ${then((from, next) => `from ${from} at ${next}`)}`,
  ];
}

/**
 * Figures that texts of products name in braces: `{ages}`. They come from the limits of the forms, the law and the policy of overdue premiums, so that texts
 * and the calculator never differ.
 */
const figures: Readonly<Record<string, (slug: string) => Three>> = {
  ages: agesFact,
  agesUpTo: (slug) => agesUpTo(slug, "ages"),
  children: (slug) => agesUpTo(slug, "children"),
  terms: (slug) => yearsFact(slug, "terms"),
  years: (slug) => yearsFact(slug, "years"),
  months: monthsFact,
  guarantee: guaranteeFact,
  leastSum,
  mostSum: (slug) => mostSum(slug, "sums"),
  mostLoan: (slug) => mostSum(slug, "loans"),
  concluded: () => sinceAge(law.pension.concluded.figure.everybody),
  men: () => sinceAge(law.pension.men.figure),
  women: womenBegin,
  oppv: () => sinceAge(law.pension.oppv.figure),
  leastShare: () => share(law.pension.leastPayment.figure),
  // The days shown are those under which contracts are issued now.
  graceDays: (slug) => alike(overdueTermsNow(slug).graceDays),
  restoreDays: (slug) => alike(overdueTermsNow(slug).restoreDays),
  dueDays: () => alike(law.osns.dueDays.figure),
  contractMonths: () => alike(law.osns.months.figure),
  classes: () => alike(`1–${law.osns.rates.figure.length}`),
  leastLoss: () => share(law.osns.leastLoss.figure),
  costs: () => share(law.contract.costs.figure),
};

/** A figure of a product in a language; undefined when it has none of that name. */
function figureOf(slug: string, name: string, locale: Locale): string | undefined {
  if (!Object.hasOwn(figures, name) || !lineOf(slug)) return undefined;
  try {
    return figures[name]?.(slug)[locales.indexOf(locale)];
  } catch (error) {
    // The product has no such limit.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const NAMED = /\{(\w+)\}/g;

/** A text with its figures; a text that names none stays as it was written. */
export const withFigures = (text: string, slug: string, locale: Locale): string =>
  text.replace(NAMED, (whole, name: string) => figureOf(slug, name, locale) ?? whole);

/** Whether a text still names a figure that there is not. */
export const namesFigure = (text: string): boolean => text.search(NAMED) >= 0;
