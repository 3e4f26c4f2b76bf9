import { REFUSED, wholeWithin, type Answers, type Priced } from "./agreed.ts";
import { addMonths, completeYears } from "./calendar.ts";
import { isFrequency, modalFactor, monthsApart, type Frequency } from "./modes.ts";
import { certainAnnuityDue, discount, lifeAnnuityDue, type Basis } from "./present-values.ts";
import { tiyn, wholeTenge } from "./rounding.ts";
import { savingsOf, type SavingsValues } from "./savings.ts";
import { changedFrequency, initialExpenses } from "./senim.ts";
import { educationTariff } from "./tariff-2026-1.ts";

interface EducationTerms {
  readonly payer: Basis;
  readonly years: number;
  readonly stipendYears: number;
  readonly frequency: Frequency;
}

/** What the sum is worth on the day when it falls due: 1, or a stipend of 1 a year in advance (calculators.md 2.2). */
const atEndOf = ({ stipendYears }: EducationTerms): number =>
  stipendYears === 0 ? 1 : certainAnnuityDue(educationTariff.interest, stipendYears);

const premiumYears = ({ frequency, years }: EducationTerms): number => (frequency === "single" ? 1 : years);

/** G = (B + 0.002 a_n certain) / ((1 - 0.03) a_t(payer) - alpha), B = v^n a_m (calculators.md 2.2). */
export function educationRate(terms: EducationTerms): number {
  const { interest, perPremium, perYear } = educationTariff;
  const { payer, years, frequency } = terms;
  const benefit = discount(interest, years) * atEndOf(terms);
  const premiums = lifeAnnuityDue(payer, premiumYears(terms));
  return (benefit + perYear * certainAnnuityDue(interest, years)) / ((1 - perPremium) * premiums - initialExpenses(years, frequency));
}

/** V_k = v^(n-k) a_m + 0.002 a_(n-k) - G 0.97 a_(t-k)(payer alive) (calculators.md 2.2). */
export function educationValues(terms: EducationTerms): SavingsValues {
  const { interest, perPremium, perYear } = educationTariff;
  const { payer, years, frequency } = terms;
  const regular = frequency !== "single";
  const rate = educationRate(terms);
  const withoutPremiums = (year: number) =>
    discount(interest, years - year) * atEndOf(terms) + perYear * certainAnnuityDue(interest, years - year);
  const toCome = (year: number) => (regular ? lifeAnnuityDue({ ...payer, age: payer.age + year }, years - year) : 0);
  return {
    years,
    regular,
    atEnd: atEndOf(terms),
    withoutPremiums,
    reserve: (year) => withoutPremiums(year) - rate * (1 - perPremium) * toCome(year),
  };
}

function agreedOf(terms: EducationTerms, sum: number): Priced {
  const { years, stipendYears, frequency } = terms;
  return {
    instalment: wholeTenge(educationRate(terms) * sum * modalFactor[frequency]),
    monthsApart: monthsApart[frequency],
    months: 12 * years,
    end: { gives: "surrender" },
    ...savingsOf(educationValues(terms), sum),
    // A lump sum at the child's n-th anniversary, or from that day a stipend once a year for m years (agreed.pays.stipend.value).
    benefits: (start) => {
      const first = addMonths(start, 12 * years);
      const days = Array.from({ length: Math.max(1, stipendYears) }, (_, year) => addMonths(first, 12 * year));
      return days.map((on) => ({ on, tiyn: tiyn(sum), guaranteed: true }));
    },
    changed: (to) => changedFrequency(to, frequency, (chosen) => agreedOf({ ...terms, frequency: chosen }, sum)),
  };
}

/** Education: a sum at a fixed day, premiums while the payer lives (calculators.md 2.2). */
export function priceEducation(answers: Answers, on: string): Priced {
  const { sex, birthDate, frequency } = answers;
  if ((sex !== "male" && sex !== "female") || typeof birthDate !== "string" || !isFrequency(frequency)) return REFUSED;
  const age = completeYears(birthDate, on);
  const years = wholeWithin(answers["term"], 3, 18);
  const stipendYears = wholeWithin(answers["stipendYears"], 0, 6);
  const childAge = wholeWithin(answers["childAge"], 0, 16);
  if (years === undefined || stipendYears === undefined || childAge === undefined) return REFUSED;
  if (age < 18 || age > 60 || age + years > 70) return REFUSED;
  const sum = stipendYears === 0 ? wholeWithin(answers["sumAssured"], 500_000, 1e9) : wholeWithin(answers["sumAssured"], 100_000, 2e8);
  if (sum === undefined) return REFUSED;
  return agreedOf({ payer: { sex, age, interest: educationTariff.interest }, years, stipendYears, frequency }, sum);
}
