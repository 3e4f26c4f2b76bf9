/** The first day of the first published version, from which what has no day of its own counts. */
const FIRST_DAY = "2026-01-01";
const FIRST = "2026-1";
/** The first day of each version of the tariffs. */
const inForce: Readonly<Record<string, string>> = { "2023-1": "2023-01-01", [FIRST]: FIRST_DAY, "2026-2": "2026-11-21" };
/** Contracts that began before the first published version were concluded by one with the same figures. */
const BEFORE_FIRST = "2023-1";
const isOfYear = (version: string): boolean => /^\d{4}-/.test(version);
const isDay = (version: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(version);

/**
 * From when a version of a tariff holds: the day that names an added one, or the first of its year; a draft, and what has no tariff, has no date of its own
 * and counts from the first.
 */
export function versionInForceFrom(version: string = FIRST): string {
  const listed = inForce[version];
  if (listed !== undefined) return listed;
  if (isDay(version)) return version;
  return isOfYear(version) ? `${version.slice(0, 4)}-01-01` : FIRST_DAY;
}

/** The version by which a contract that begins on a day is priced: never one that came into force after it. */
export const versionOn = (version: string, startDate: string): string => (startDate < versionInForceFrom(FIRST) ? BEFORE_FIRST : version);
