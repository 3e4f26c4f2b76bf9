import { osnsTariff20262 } from "@shanyraq/actuarial";

export type OsnsTariff = typeof osnsTariff20262;
/** By the year from whose first day each holds. */
export type OsnsTariffs = Readonly<Record<number, OsnsTariff>>;

let known: OsnsTariffs = {};

/** Adds the years of the operator's file to the tariff that the product came with. The start does it once, before anything is priced. */
export function knowOsnsTariffs(added: OsnsTariffs): void {
  known = added;
}

/**
 * The tariff of workers' accident insurance by which a contract of a day is priced: that of its year, or of the last year before it that
 * has one of its own. A contract that was sold keeps its own, since it is told by the day of its start.
 */
export function osnsTariffOn(day: string): OsnsTariff {
  const year = Object.keys(known)
    .map(Number)
    .filter((one) => one <= Number(day.slice(0, 4)))
    .toSorted((a, b) => a - b)
    .at(-1);
  return (year === undefined ? undefined : known[year]) ?? osnsTariff20262;
}
