import { REFUSED, wholeWithin, type Answers, type Priced } from "./agreed.ts";
import { addMonths, completeYears } from "./calendar.ts";
import { livingAt, type Sex } from "./life-table.ts";
import { certainAnnuityDue, discount } from "./present-values.ts";
import { wholeTenge } from "./rounding.ts";
import { payoutTariff } from "./tariff-2026-1.ts";

/** F = (a_due certain of the guarantee + sum of v^(h/k) p(y, h/k) / k after it) * 1.01 (calculators.md 2.9). */
export function payoutFactor(sex: Sex, age: number, years: number, guaranteed: number, perYear: number): number {
  const { interest, loading } = payoutTariff;
  let value = certainAnnuityDue(interest, guaranteed, perYear);
  for (let part = guaranteed * perYear; part < years * perYear; part += 1)
    value += (discount(interest, part / perYear) * (livingAt(sex, age + part / perYear) / livingAt(sex, age))) / perYear;
  return value * (1 + loading);
}

/** Payout annuity: a sum becomes payments in advance for a number of years (calculators.md 2.9). */
export function pricePayoutAnnuity(answers: Answers, on: string): Priced {
  const { sex, birthDate } = answers;
  if ((sex !== "male" && sex !== "female") || typeof birthDate !== "string") return REFUSED;
  const age = completeYears(birthDate, on);
  const sum = wholeWithin(answers["sumAssured"], 100_000, 1e10);
  const years = wholeWithin(answers["years"], 5, 20);
  const perYear = wholeWithin(answers["paymentsPerYear"], 1, 12);
  const guaranteed = wholeWithin(answers["guaranteeYears"], 0, years ?? 0);
  if (sum === undefined || years === undefined || perYear === undefined || guaranteed === undefined) return REFUSED;
  if (age < 10 || age > 80 || ![1, 2, 4, 12].includes(perYear)) return REFUSED;
  const payment = wholeTenge(sum / (perYear * payoutFactor(sex, age, years, guaranteed, perYear)));
  return {
    instalment: sum * 100,
    monthsApart: 0,
    months: 12 * years,
    end: { gives: "withdrawal" },
    benefits: (start) =>
      Array.from({ length: years * perYear }, (_, part) => ({
        on: addMonths(start, (12 / perYear) * part),
        tiyn: payment,
        guaranteed: part < guaranteed * perYear,
      })),
  };
}
