import { completeMonths, daysFrom, isContractDate, monthsAfter } from "../shared/calendar.ts";
import { readWhole } from "../shared/contract-terms.ts";
import type { Sex } from "../shared/life-table.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import type { PensionCategory, PensionTariff } from "./pension-tariff.ts";

/** Dates yyyy-mm-dd. `oppv` says of a category other than "oppv60" that compulsory professional contributions were paid. */
export type PensionPerson = {
  readonly sex: Sex;
  readonly birthDate: string;
  readonly category: PensionCategory;
  readonly oppv: boolean;
  readonly guaranteeYears: number;
  readonly calcDate: string;
};

/** `startAge` may have a fraction; the payments are reckoned from its whole years, `deferral` whole years after the present age. */
export type PensionStart = { readonly startAge: number; readonly wholeAge: number; readonly deferral: number; readonly startDate: string };

/** Reads a person from outside. Codes: "sex", "birthDate", "category", "oppv", "guaranteeYears", "calcDate", in that order. */
export function readPensionPerson(input: Loose<PensionPerson>, tariff: PensionTariff): Computed<PensionPerson> {
  const { sex, birthDate, category, oppv = false, calcDate } = input;
  if (sex !== "male" && sex !== "female") return failure("sex");
  if (!isContractDate(birthDate)) return failure("birthDate");
  if (typeof category !== "string" || !Object.hasOwn(tariff.tables, category)) return failure("category");
  if (typeof oppv !== "boolean") return failure("oppv");
  const guarantee = readWhole(input.guaranteeYears, tariff.limits.guaranteeYears, "guaranteeYears");
  if (!guarantee.ok) return guarantee;
  if (!isContractDate(calcDate)) return failure("calcDate");
  return success({ sex, birthDate, category: category as PensionCategory, oppv, guaranteeYears: guarantee.value, calcDate });
}

/**
 * When payments begin: at the age of the law, or at once where the person is older. Code: "age", outside the ages at which
 * the contract may be concluded. One born on 29 February has days/365 for the age at the start, as the published
 * calculator reckons it.
 */
export function pensionStart(person: PensionPerson, tariff: PensionTariff): Computed<PensionStart> {
  const { birthDate, calcDate } = person;
  const oppv = person.oppv || person.category === "oppv60";
  const { ages, youngestOppv } = tariff.limits;
  const youngest = oppv ? youngestOppv : ages.min;
  const age = completeMonths(birthDate, calcDate) / 12;
  if (age < youngest) return failure("age", youngest);

  const startAge = Math.max(pensionAge(person, oppv, tariff), age);
  const startDate = startAge === age ? calcDate : monthsAfter(birthDate, Math.trunc(startAge * 12));
  const atStart = birthDate.endsWith("-02-29") ? daysFrom(birthDate, startDate) / 365 : completeMonths(birthDate, startDate) / 12;
  const wholeAge = Math.floor(atStart);
  if (wholeAge > ages.max) return failure("age", ages.max);
  // Who is paid at once waits for nothing, however the days of somebody born on 29 February make their age.
  return success({ startAge, wholeAge, deferral: startDate === calcDate ? 0 : wholeAge - Math.floor(age), startDate });
}

function pensionAge({ sex, birthDate }: PensionPerson, oppv: boolean, { startAges }: PensionTariff): number {
  if (oppv) return startAges.oppv;
  return startAges[sex].findLast(({ bornFrom }) => birthDate >= bornFrom)?.age ?? Number.NaN;
}
