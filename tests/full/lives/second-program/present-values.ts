import { livingAt, type Sex } from "./life-table.ts";

/** A life at an age, and the yearly interest by which money is discounted. */
export interface Basis {
  readonly sex: Sex;
  readonly age: number;
  readonly interest: number;
}

/** v^t of this basis. */
export const discount = (interest: number, years: number): number => (1 + interest) ** -years;

/** nEx = v^n l(x+n) / l(x) (calculators.md 1). */
export const pureEndowment = ({ sex, age, interest }: Basis, years: number): number =>
  discount(interest, years) * (livingAt(sex, age + years) / livingAt(sex, age));

/** A1: 1 at the end of the year of death within the term (calculators.md 1, k = 1). */
export function termInsurance({ sex, age, interest }: Basis, years: number): number {
  let value = 0;
  for (let year = 0; year < years; year += 1)
    value += discount(interest, year + 1) * ((livingAt(sex, age + year) - livingAt(sex, age + year + 1)) / livingAt(sex, age));
  return value;
}

/** A(endow) = A1 + nEx. */
export const endowment = (basis: Basis, years: number): number => termInsurance(basis, years) + pureEndowment(basis, years);

/** a_due: 1 a year in k parts, paid in advance while the life lives (calculators.md 1). */
export function lifeAnnuityDue({ sex, age, interest }: Basis, years: number, perYear = 1): number {
  let value = 0;
  for (let part = 0; part < years * perYear; part += 1)
    value += discount(interest, part / perYear) * (livingAt(sex, age + part / perYear) / livingAt(sex, age));
  return value / perYear;
}

/** a_due certain: 1 a year in k parts, paid in advance whoever lives. */
export function certainAnnuityDue(interest: number, years: number, perYear = 1): number {
  let value = 0;
  for (let part = 0; part < years * perYear; part += 1) value += discount(interest, part / perYear);
  return value / perYear;
}
