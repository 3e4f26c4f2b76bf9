import type { Input, Output } from "@shanyraq/contract";
import type { Locale } from "@shanyraq/i18n";
import { addDays, completeYears, decimalOf, isIsoDate, tiynOf } from "@shanyraq/rules";
import { today } from "../server/context.ts";
import { columnNames } from "./column-names.ts";
import { columnsOf, everyFrequency, guaranteedOf, lineOf, price } from "./lines.ts";
import { ADULT, sayRefused, START_WITHIN_DAYS } from "./refused-calculation.ts";
import type { Row, Terms } from "./terms.ts";

export type Calculation = Input<"getCalc">;
export type Reply = Output<"getCalc">;
export type Quoted =
  | { readonly ok: true; readonly terms: Terms; readonly rows: readonly Row[] }
  | { readonly ok: false; readonly reply: Reply };

/** Whole tenge, or NaN, which the tariff refuses with its own sentence. */
const wholeTenge = (amount: string | undefined): number => {
  const tiyn = amount === undefined ? undefined : tiynOf(amount);
  return tiyn !== undefined && tiyn % 100 === 0 ? tiyn / 100 : Number.NaN;
};

/** Prices what was asked on the server: nothing of a price is ever taken from a caller. A start that has passed becomes today where `moveStart` says so. */
export function quote(calculation: Calculation, locale: Locale, now: number, moveStart = false): Quoted {
  const day = today(now);
  const { sex, birthDate, frequency, by } = calculation;
  const product = lineOf(calculation.product);
  const given = calculation.startDate;
  const startDate = given === undefined || (moveStart && given < day) ? day : given;
  const refused = (code: Parameters<typeof sayRefused>[1], bound?: number, age?: number): Quoted => ({
    ok: false,
    reply: sayRefused(locale, code, bound, { line: product ?? "senim", frequency, startDate: day, ...(age !== undefined && { age }) }),
  });
  if (product === undefined) return refused("product");
  if (!isIsoDate(startDate) || startDate < day || startDate > addDays(day, START_WITHIN_DAYS)) return refused("startDate");
  if (!isIsoDate(birthDate)) return refused("age");
  const age = completeYears(birthDate, startDate);
  if (age < ADULT) return refused("age", ADULT, age);
  const byPremium = product === "senim" && (by === "premium" || (by === undefined && calculation.sumAssured === undefined));
  const asked = byPremium ? { premium: wholeTenge(calculation.premium) } : { sumAssured: wholeTenge(calculation.sumAssured) };
  const priced = price({ product, sex, birthDate, age, term: Number(calculation.term), frequency, asked, startDate });
  return priced.ok ? { ok: true, ...priced.value } : refused(priced.error.code, priced.error.limit, age);
}

/** The answer of a calculator: the figures, every frequency for the same sum, and the schedule. */
export function replyOf(quoted: Quoted, locale: Locale, now: number): Reply {
  if (!quoted.ok) return quoted.reply;
  const { terms, rows } = quoted;
  const { product, tariff, startDate, endDate, age, term, frequency, sumAssured, instalments } = terms;
  return {
    success: true,
    item: {
      product,
      tariff,
      calculatedOn: today(now),
      startDate,
      endDate,
      age,
      term,
      frequency,
      sumAssured,
      instalment: decimalOf(terms.instalment),
      instalments,
      annualPremium: decimalOf(terms.annualPremium),
      totalPremium: decimalOf(terms.totalPremium),
      guaranteed: guaranteedOf(terms),
      frequencies: everyFrequency(terms),
    },
    ScheduleBlock: { columns: columnNames(columnsOf(product), locale), rows: [...rows] },
  };
}
