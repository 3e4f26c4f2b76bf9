import { addDays, addMonths, contractMonths, daysBetween } from "@shanyraq/rules";
import type { Terms } from "../../platform/database/records/terms.ts";
import { price } from "../products/price.ts";

/** The same span of months and days from another day on. */
function endFrom({ startDate, endDate }: Terms, day: string): string {
  const months = contractMonths(startDate, endDate);
  return addDays(addMonths(day, months), daysBetween(addMonths(startDate, months), endDate));
}

/**
 * The terms of an application that is paid for on a day: cover never begins before its money, and the price stays the one that was promised,
 * whatever birthday, year or tariff came in between.
 */
export function startingFrom(terms: Terms, day: string): Terms {
  if (day <= terms.startDate) return terms;
  const agesOn = terms.agesOn ?? terms.startDate;
  const moved = price(terms.inputs, day, agesOn);
  return moved.ok && moved.terms.instalment === terms.instalment
    ? moved.terms
    : { ...terms, startDate: day, agesOn, endDate: endFrom(terms, day) };
}
