import { indicatorsOn, pension as formula, roundUp } from "@shanyraq/actuarial";
import type { Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { addMonths, completeMonths, decimalOf, tiynOf, tiynOfTenge } from "@shanyraq/rules";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { shownDate, shownMoney } from "../../platform/messages/shown.ts";
import { knownIndicators } from "../products/known-indicators.ts";
import { pensionTariffOn } from "../products/pension-tariffs.ts";
import { price } from "../products/price.ts";
import { sayRefused } from "../products/say-refused.ts";

export type PensionOffer = NonNullable<Output<"getClientPensInf">["offer"]>;
type Lack = NonNullable<PensionOffer["lack"]>;
type Question = Parameters<typeof formula.quote>[0];

const { fundAssumption20261: assumption } = formula;
const MAX_WAIT_MONTHS = 240;
const MONTHS = 12;

const tenge = (amount: string | undefined): number => Math.round((tiynOf(amount ?? "0") ?? 0) / 100);
const percent = (share: number): string => String(Math.round(share * 1_000) / 10);
const money = (whole: number): string => decimalOf(tiynOfTenge(whole));

/** A calculation as the formula asks it; what it cannot read it names itself. */
export const questionOf = (calculation: Calculation, calcDate: string): Question => ({
  sex: calculation.sex,
  birthDate: calculation.birthDate,
  category: calculation.category ?? "standard",
  oppv: calculation.oppv === "true",
  guaranteeYears: Number(calculation.guaranteeYears ?? "0"),
  savings: tenge(calculation.savings),
  redemptionSum: tenge(calculation.redemptionSum),
  contribution: tenge(calculation.contribution),
  calcDate,
});

/** The first day on which the savings, still growing in the fund, are enough by today's indicators. */
function enoughFrom(question: Question, day: string): string | undefined {
  const indicators = knownIndicators();
  const now = indicators[Number(day.slice(0, 4))];
  const savings = Number(question.savings);
  for (let months = 3; now && months <= MAX_WAIT_MONTHS; months += 3) {
    const on = addMonths(day, months);
    const grown = Math.round(savings * (1 + assumption.yield) ** (months / MONTHS));
    const found = formula.quote({ ...question, calcDate: on, savings: grown }, pensionTariffOn(on), { [Number(on.slice(0, 4))]: now });
    if (found.ok) return on;
    if (found.error.code !== "minPremium") return undefined;
  }
  return undefined;
}

/** What is missing for a contract today, in words, with the day or the sum that makes it possible. */
function lackOf(calculation: Calculation, day: string, locale: Locale): Lack | undefined {
  const question = questionOf(calculation, day);
  const tariff = pensionTariffOn(day);
  const found = formula.quote(question, tariff, knownIndicators());
  if (found.ok) return undefined;
  const { code, limit = 0, shortfall = 0 } = found.error;
  switch (code) {
    case "age": {
      if (limit === tariff.limits.ages.max)
        return { kind: "oldest", field: "birthDate", message: text(locale, "pension.lack.oldest", { age: limit }) };
      const from = addMonths(calculation.birthDate ?? day, limit * MONTHS);
      return { kind: "age", field: "birthDate", from, message: text(locale, "pension.lack.age", { age: limit, date: shownDate(from) }) };
    }
    case "minPremium": {
      const later = enoughFrom(question, day);
      const values = { min: shownMoney(tiynOfTenge(limit), locale), shortfall: shownMoney(tiynOfTenge(shortfall), locale) };
      return {
        kind: "money",
        field: "savings",
        shortfall: money(shortfall),
        message: text(locale, "pension.lack.money", values),
        ...(later !== undefined && { enoughFrom: later }),
      };
    }
    case "year":
      return { kind: "year", message: text(locale, "error.calc.year", { year: day.slice(0, 4) }) };
    default: {
      const priced = price(calculation, day);
      const refusal = priced.ok ? undefined : sayRefused(locale, priced.refused);
      const message = refusal?.error ?? text(locale, "error.calc.refused");
      return { kind: "other", message, ...(refusal?.limit && { field: refusal.limit.field }) };
    }
  }
}

/** Staying in the fund beside the annuity, for the part of the money that comes from the fund and the rest alike. */
function comparisonOf(question: Question, quote: formula.Quote, day: string): PensionOffer["comparison"] {
  const indicators = indicatorsOn(day, knownIndicators());
  if (!indicators.ok) return undefined;
  const born = String(question.birthDate);
  const startMonths = completeMonths(born, quote.startDate);
  const found = formula.besideFund(
    {
      sex: question.sex,
      birthDate: born,
      calcDate: day,
      savings: quote.premium,
      least: roundUp(pensionTariffOn(day).minimumShare * indicators.value.pm),
    },
    { startMonths, monthly: quote.rows.map(({ monthly }) => monthly) },
  );
  if (!found.ok) return undefined;
  const { rows, ...ages } = found.value;
  return {
    ...ages,
    rows: rows.map(({ age, ...sums }) => ({
      age,
      annuity: money(sums.annuity),
      annuityTotal: money(sums.annuityTotal),
      fund: money(sums.fund),
      fundTotal: money(sums.fundTotal),
      fundLeft: money(sums.fundLeft),
    })),
    assumption: {
      version: assumption.version,
      since: assumption.since,
      share: percent(assumption.share),
      growth: percent(assumption.growth),
      yield: percent(assumption.yield),
    },
  };
}

/** What an annuity gives for a calculation on a day beside staying in the fund, or what is missing for it. */
export function pensionOffer(calculation: Calculation, day: string, locale: Locale): PensionOffer {
  const question = questionOf(calculation, day);
  const lack = lackOf(calculation, day, locale);
  const premium = Number(question.savings) + Number(question.redemptionSum) + Number(question.contribution);
  const found = formula.quote(question, pensionTariffOn(day), knownIndicators());
  if (!found.ok)
    return {
      ...(lack && { lack }),
      premium: money(premium),
      ...(found.error.code === "minPremium" && { minPremium: money(found.error.limit ?? 0) }),
    };
  const { minPremium, paymentAtSigning, firstPayment, startDate, burialBenefit } = found.value;
  const comparison = comparisonOf(question, found.value, day);
  return {
    premium: money(premium),
    minPremium: money(minPremium),
    atSigning: decimalOf(Math.round(paymentAtSigning * 100)),
    monthly: money(firstPayment),
    paymentsFrom: startDate,
    growth: percent(pensionTariffOn(day).indexation),
    burial: money(burialBenefit),
    ...(comparison && { comparison }),
  };
}
