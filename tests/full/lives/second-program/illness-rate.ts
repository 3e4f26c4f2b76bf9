import { deathRate, type Sex } from "./life-table.ts";
import { modalFactor, type Frequency } from "./modes.ts";
import { discount } from "./present-values.ts";
import { wholeTenge } from "./rounding.ts";
import { illnessTariff } from "./tariff-2026-1.ts";

/**
 * The premium rate of critical illness (calculators.md 2.8): a year's first diagnosis by the incidence, where death does not come first (double decrement),
 * the benefit in the middle of the year, loading 35 %.
 */
export function illnessRate(sex: Sex, age: number, years: number, frequency: Frequency): number {
  const { interest, perPremium, incidence } = illnessTariff;
  const { atForty, growth } = incidence[sex];
  let healthy = 1;
  let benefit = 0;
  let premiums = 0;
  for (let year = 0; year < years; year += 1) {
    const ill = atForty * growth ** (age + year - 40);
    const dead = deathRate(sex, age + year);
    if (year === 0 || frequency !== "single") premiums += healthy * discount(interest, year);
    // Deaths spread over the year leave half of the dead of that year out of the diagnosed: the incidence depends on death.
    const diagnosed = ill * (1 - dead / 2);
    benefit += healthy * diagnosed * discount(interest, year + 0.5);
    healthy *= 1 - dead - diagnosed;
  }
  return benefit / ((1 - perPremium) * premiums);
}

export const illnessInstalment = (sex: Sex, age: number, sum: number, years: number, frequency: Frequency): number =>
  wholeTenge(illnessRate(sex, age, years, frequency) * sum * modalFactor[frequency]);
