import { journeyOf, type Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { decimalOf } from "@shanyraq/rules";
import type { Calculation, Terms } from "../../platform/database/records/terms.ts";
import { today } from "../../platform/server/moment.ts";
import type { Besides, BesideFact, Message } from "./lines/line.ts";
import { price, type PriceResult } from "./price.ts";
import { sayRefused } from "./say-refused.ts";
import { scheduleOf } from "./schedule.ts";
import { startOf } from "./start-date.ts";

export type QuoteReply = Output<"getCalc">;
type Item = NonNullable<QuoteReply["item"]>;
export type Quoted = Extract<PriceResult, { readonly ok: true }> | { readonly ok: false; readonly reply: QuoteReply };

/** Prices what was asked. A start that has passed becomes today where `moveStart` says so. */
export function quote(calculation: Calculation, locale: Locale, now: number, moveStart = false): Quoted {
  const start = startOf(calculation.startDate, today(now), moveStart);
  const priced = start.ok ? price(calculation, start.value) : start;
  return priced.ok ? priced : { ok: false, reply: sayRefused(locale, priced.refused) };
}

const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const saying = (locale: Locale) => (words: string | Message) =>
  typeof words === "string" ? words.replace(ISO_DATE, "$3.$2.$1") : text(locale, words.id, words.values);

/** A fact beside a price, in a language. */
export const sayFact = ({ name, value, unit }: BesideFact, locale: Locale) => {
  const say = saying(locale);
  return { name: say({ id: name }), value: say(value), ...(unit && { unit }) };
};

/** What is shown beside a price, in a language. */
export function sayBesides({ frequencies = [], riders = [], headline, facts = [] }: Besides, locale: Locale) {
  const say = saying(locale);
  return {
    frequencies: frequencies.map((one) => ({ ...one, instalment: decimalOf(one.instalment) })),
    riders: riders.map((one) => ({ ...one, name: say({ id: one.name }), instalment: decimalOf(one.instalment) })),
    facts: facts.map((fact) => sayFact(fact, locale)),
    ...(headline && { headline: { name: say({ id: headline.name }), amount: headline.amount, period: say({ id: headline.period }) } }),
  } satisfies Partial<Item>;
}

const figuresOf = ({ product, tariff, startDate, endDate, age, term, frequency, sumAssured, instalments, ...money }: Terms) => ({
  product,
  tariff,
  startDate,
  endDate,
  frequency,
  sumAssured,
  instalments,
  instalment: decimalOf(money.instalment),
  annualPremium: decimalOf(money.annualPremium),
  totalPremium: decimalOf(money.totalPremium),
  ...(age !== undefined && { age }),
  ...(term !== undefined && { term }),
});

/** The answer of a calculator: the figures, the other facts of the line, and the schedule. */
export function replyOf(quoted: Quoted, locale: Locale, now: number): QuoteReply {
  if (!quoted.ok) return quoted.reply;
  const { line, offer, terms } = quoted;
  return {
    success: true,
    item: {
      ...figuresOf(terms),
      calculatedOn: today(now),
      application: line.topics.length > 0 || journeyOf(line.slug) ? "online" : "phone",
      topics: [...line.topics],
      guaranteed: offer.guaranteed ?? decimalOf(0),
      ...sayBesides(offer.besides?.() ?? {}, locale),
    },
    ScheduleBlock: scheduleOf(line, offer, locale),
  };
}
