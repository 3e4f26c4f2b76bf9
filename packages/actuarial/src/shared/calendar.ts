const DAY_MS = 86_400_000;

const utc = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);

/**
 * True for a calendar date yyyy-mm-dd between 1900 and 2199, the years a contract can lie in: with
 * them no schedule leaves the four-digit years. Any value may be asked about.
 */
export function isContractDate(value: unknown): value is string {
  if (typeof value !== "string" || !/^(?:19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(value)) return false;
  const time = utc(value);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}

/**
 * Moves a contract date by n whole calendar months. A day that the month does not have becomes its last; it is counted from the original day, so that a
 * schedule started on the 31st returns to it.
 */
export function monthsAfter(iso: string, n: number): string {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + n, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** Days from the first contract date to the second, negative when the second comes first. */
export function daysFrom(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/**
 * Complete months from the first contract date to the second: the difference of calendar months, one less when the second
 * day of the month is the smaller; negative when the second date comes first.
 */
export function completeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 1, fromDay = 1] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 1, toDay = 1] = to.split("-").map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}
