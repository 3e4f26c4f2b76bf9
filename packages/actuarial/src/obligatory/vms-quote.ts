import { completeMonths, isContractDate } from "../shared/calendar.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import { indicatorsOn } from "../shared/indicators.ts";
import { indicatorsByYear } from "../shared/tables/indicators.ts";
import type { IndicatorsByYear } from "../shared/tables/indicators.ts";
import { failure, failureAt, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { roundTo } from "../shared/rounding.ts";
import type { VmsProgramme, VmsTariff } from "./vms-tariff.ts";

export type VmsPerson = { readonly name: string; readonly birthDate: string; readonly programme: VmsProgramme };

/** Dates yyyy-mm-dd; the same months for all. */
export type VmsQuestion = { readonly persons: readonly VmsPerson[]; readonly months: number; readonly startDate: string };

/** One person, `age` in complete years at the start, `premium` in whole tenge. */
export type VmsRow = {
  readonly name: string;
  readonly age: number;
  readonly programme: VmsProgramme;
  readonly months: number;
  readonly premium: number;
};

/** `premium` in whole tenge is the sum of the rows'. */
export type VmsQuote = { readonly tariffVersion: string; readonly premium: number; readonly rows: readonly VmsRow[] };

const MAX_NAME = 200;

/**
 * Quotes foreigners' medical insurance: for each person round0(MRP price(age) programme share(months)).
 * Domain: the limits of the tariff, and the `years` whose indicators are known. Codes: "months", "startDate", "year" (the MRP of the year is not known), "persons" (no
 * list, or too long a one), and with the `index` of the person "name", "birthDate", "age", "programme"; never throws.
 * Source: the tariff (2026-1).
 */
export function quoteVms(input: Loose<VmsQuestion>, tariff: VmsTariff, years: IndicatorsByYear = indicatorsByYear): Computed<VmsQuote> {
  const { persons, months, startDate } = fieldsOf(input);
  const { limits } = tariff;
  const period = readWhole(months, limits.months, "months");
  if (!period.ok) return period;
  if (!isContractDate(startDate)) return failure("startDate");
  const indicators = indicatorsOn(startDate, years);
  if (!indicators.ok) return indicators;
  if (!Array.isArray(persons) || persons.length < limits.persons.min) return failure("persons", limits.persons.min);
  if (persons.length > limits.persons.max) return failure("persons", limits.persons.max);

  const yearly = indicators.value.mrp * (tariff.periods[period.value - 1] ?? Number.NaN);
  const rows: VmsRow[] = [];
  for (const [index, one] of (persons as readonly unknown[]).entries()) {
    const read = readPerson(one, startDate, tariff);
    if (!read.ok) return failureAt(index, read.error);
    const { indices, ...person } = read.value;
    const premium = roundTo(yearly * indices * tariff.programmes[person.programme], 0);
    rows.push({ ...person, months: period.value, premium });
  }
  return success({ tariffVersion: tariff.version, premium: rows.reduce((sum, { premium }) => sum + premium, 0), rows });
}

type Insured = Omit<VmsRow, "months" | "premium"> & { readonly indices: number };

function readPerson(value: unknown, startDate: string, { ages, programmes, limits }: VmsTariff): Computed<Insured> {
  if (typeof value !== "object" || value === null) return failure("persons");
  const { name, birthDate, programme }: Loose<VmsPerson> = value;
  if (typeof name !== "string" || name.trim() === "" || name.length > MAX_NAME) return failure("name");
  if (!isContractDate(birthDate)) return failure("birthDate");
  const age = readWhole(Math.floor(completeMonths(birthDate, startDate) / 12), limits.ages, "age");
  if (!age.ok) return age;
  const price = ages.find(({ to }) => age.value <= to);
  if (price === undefined) return failure("age", limits.ages.max);
  if (typeof programme !== "string" || !Object.hasOwn(programmes, programme)) return failure("programme");
  return success({ name, age: age.value, programme: programme as VmsProgramme, indices: price.indices });
}
