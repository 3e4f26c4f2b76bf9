import { REFUSED, wholeWithin, type Answers, type Priced } from "./agreed.ts";
import { completeYears } from "./calendar.ts";
import { livingAt, type Sex } from "./life-table.ts";
import { discount } from "./present-values.ts";
import { wholeTenge } from "./rounding.ts";
import { creditTariff } from "./tariff-2026-1.ts";

/** B_h = L ((1+r)^N - (1+r)^h) / ((1+r)^N - 1), r = j/12; linear without interest (calculators.md 2.4). */
export function balanceOf(loan: number, yearlyRate: number, months: number, after: number): number {
  const rate = yearlyRate / 12;
  if (rate === 0) return loan * (1 - after / months);
  const whole = (1 + rate) ** months;
  return (loan * (whole - (1 + rate) ** after)) / (whole - 1);
}

/** sum_h B_h v^((h+1)/12) (l(x+h/12) - l(x+(h+1)/12)) / l(x) (calculators.md 2.4). */
export function creditNetPremium(sex: Sex, age: number, loan: number, yearlyRate: number, months: number): number {
  let net = 0;
  for (let month = 0; month < months; month += 1) {
    const deaths = livingAt(sex, age + month / 12) - livingAt(sex, age + (month + 1) / 12);
    net += balanceOf(loan, yearlyRate, months, month) * discount(creditTariff.interest, (month + 1) / 12) * (deaths / livingAt(sex, age));
  }
  return net;
}

/** Credit life: one premium, cover of the balance of a loan (calculators.md 2.4). */
export function priceCreditLife(answers: Answers, on: string): Priced {
  const { sex, birthDate, loanRate } = answers;
  if ((sex !== "male" && sex !== "female") || typeof birthDate !== "string") return REFUSED;
  const age = completeYears(birthDate, on);
  const loan = wholeWithin(answers["loan"], 100_000, 50_000_000);
  const months = wholeWithin(answers["months"], 3, 180);
  const percent = typeof loanRate === "string" && /^\d+(\.\d{1,2})?$/.test(loanRate) ? Number(loanRate) : Number.NaN;
  if (loan === undefined || months === undefined || !(percent >= 0 && percent <= 60)) return REFUSED;
  if (age < 18 || age > 69 || age + months / 12 > 70) return REFUSED;
  return {
    instalment: wholeTenge(creditNetPremium(sex, age, loan, percent / 100, months) / (1 - creditTariff.perPremium)),
    monthsApart: 0,
    months,
    // Unearned by days, less the loading; a repaid loan: at most a tenth of the premium is kept (Civil Code 842, paragraph 2; law.md 2).
    end: { gives: "unused", kept: creditTariff.perPremium, repaidKept: creditTariff.repaidKept },
    benefits: () => [],
  };
}
