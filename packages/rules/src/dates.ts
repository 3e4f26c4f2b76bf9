const DAY_MS = 86_400_000;
const LAST_YEAR = 9999;

type Parts = { readonly year: number; readonly month: number; readonly day: number };

// A date has no zone here; the UTC calendar serves as the one without changes of the clock.
const utc = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);

const ISO_DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function lastDay(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Counted by hand, for a ledger asks it for every payment: the calendar of the runtime takes ten times as long. */
function calendarParts(text: string): Parts | undefined {
  if (!ISO_DATE.test(text)) return undefined;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))];
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month) ? { year, month, day } : undefined;
}

/**
 * True for a real calendar date written yyyy-mm-dd (years 0000 to 9999, Gregorian throughout).
 * "2026-02-29" and "2026-2-1" are not dates.
 */
export const isIsoDate = (text: string): boolean => calendarParts(text) !== undefined;

function partsOf(iso: string): Parts {
  const parts = calendarParts(iso);
  if (!parts) throw new RangeError("not a calendar date");
  return parts;
}

function isoOf({ year, month, day }: Parts): string {
  if (year < 0 || year > LAST_YEAR) throw new RangeError("the date leaves the years 0000 to 9999");
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

function whole(count: number): number {
  if (!Number.isSafeInteger(count)) throw new RangeError("a count of days or months is a whole number");
  return count;
}

/**
 * Moves a date by n calendar months, back when n is negative. A day the month does not have becomes
 * its last: 2026-01-31 and one month give 2026-02-28.
 * Throws RangeError for a text that is not a date, a fraction, or a year outside 0000 to 9999.
 */
export function addMonths(iso: string, n: number): string {
  const from = partsOf(iso);
  const months = from.year * 12 + from.month - 1 + whole(n);
  const year = Math.floor(months / 12);
  const month = months - year * 12 + 1;
  return isoOf({ year, month, day: Math.min(from.day, lastDay(year, month)) });
}

/** Moves a date by n days, back when n is negative. Throws RangeError as `addMonths` does. */
export function addDays(iso: string, n: number): string {
  partsOf(iso);
  const moved = new Date(utc(iso) + whole(n) * DAY_MS);
  if (Number.isNaN(moved.getTime())) throw new RangeError("the date leaves the years 0000 to 9999");
  return isoOf({
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  });
}

/**
 * Complete months between two dates: the difference of calendar months, minus one when the day of
 * `to` is less than the day of `from`. Negative when `to` comes first.
 * The 31st and the last day of a shorter month are therefore not a complete month apart.
 * Throws RangeError for a text that is not a date.
 */
export function completeMonths(from: string, to: string): number {
  const a = partsOf(from);
  const b = partsOf(to);
  return (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0);
}

/**
 * Whole months of a contract that have passed on a day: the most months that `addMonths` moves its start by without passing the day, so that every due date,
 * anniversary and end of a term lies a whole number of months after the start. A contract started on 29 February has its anniversary on the 28th of a common
 * year, and one started on the 31st a month of it over on the last day of a shorter one, where `completeMonths`, by which a person's age is counted, has one
 * month less. Negative before the start.
 * Throws RangeError for a text that is not a date.
 */
export function contractMonths(start: string, day: string): number {
  const months = completeMonths(start, day);
  return addMonths(start, months + 1) <= day ? months + 1 : months;
}

/**
 * Complete years between two dates, as an age is counted: complete months over twelve, rounded
 * down. One born on 29 February is a year older on 1 March of a common year.
 * Throws RangeError for a text that is not a date.
 */
export function completeYears(from: string, to: string): number {
  return Math.floor(completeMonths(from, to) / 12);
}

/** Days from the first date to the second, negative when the second comes first. Throws RangeError for a text that is not a date. */
export function daysBetween(from: string, to: string): number {
  partsOf(from);
  partsOf(to);
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** What of a zone is kept: its format, which costs a hundred times more to make than to ask, and days that were asked for. */
interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** By quarter of an hour. */
  readonly days: Map<number, string>;
}
const zones = new Map<string, Zone>();
function zoneOf(timeZone: string): Zone {
  const kept = zones.get(timeZone);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const made = { format, days: new Map<number, string>() };
  zones.set(timeZone, made);
  return made;
}

/** Since then every zone of the IANA database is whole quarters of an hour from UTC, so a day begins with one. */
const QUARTERS_SINCE = Date.UTC(1973, 0, 1);
const QUARTER_MS = 15 * 60_000;
/** Half a megabyte at most. */
const MAX_DAYS = 5_000;

/**
 * The calendar date at a moment in a zone, yyyy-mm-dd. A contract's ledger asks it of every entry, so an answer is kept for its quarter of an hour.
 * `epochMs` is milliseconds since 1970 as the clock port gives them; `timeZone` an IANA name such
 * as "Asia/Almaty". Throws RangeError for an unknown zone or a moment outside the range of Date.
 */
export function todayIn(epochMs: number, timeZone: string): string {
  const { format, days } = zoneOf(timeZone);
  const quarter = epochMs >= QUARTERS_SINCE ? Math.floor(epochMs / QUARTER_MS) : undefined;
  const kept = quarter === undefined ? undefined : days.get(quarter);
  if (kept !== undefined) return kept;
  const [day, month, year] = format.format(epochMs).split("/").map(Number);
  const iso = isoOf({ year: year ?? -1, month: month ?? 0, day: day ?? 0 });
  if (quarter === undefined) return iso;
  if (days.size >= MAX_DAYS) days.clear();
  days.set(quarter, iso);
  return iso;
}
