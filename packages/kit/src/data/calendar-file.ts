/** One whole day of a calendar. */
export interface CalendarDay {
  /** The same day keeps its name, so that a file that is read again moves it and adds nothing. */
  readonly uid: string;
  /** yyyy-mm-dd */
  readonly day: string;
  readonly title: string;
  readonly text: string;
}

interface Calendar {
  readonly days: readonly CalendarDay[];
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: number;
  /** How many days before it reminds. */
  readonly remindDays: number;
}

/** Octets of a line without its break: RFC 5545, section 3.1. */
const MAX_LINE_BYTES = 75;
const encoder = new TextEncoder();
const bytesIn = (text: string): number => encoder.encode(text).length;

/** Lines that are too long continue after a space, and are never broken within a character, which may have several octets. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (bytesIn(part + character) > MAX_LINE_BYTES) {
      parts.push(part);
      part = " ";
    }
    part += character;
  }
  return [...parts, part].join("\r\n");
}

/** Text as a value: RFC 5545, section 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
const dateOf = (iso: string): string => iso.slice(0, 10).replaceAll("-", "");

const DAY_MS = 86_400_000;
const dayAfter = (day: string): string => dateOf(new Date(Date.parse(day) + DAY_MS).toISOString());

/** Days as a file that every calendar takes (RFC 5545): whole days, each with a reminder. */
export function calendarFile({ days, madeAt, remindDays }: Calendar): string {
  const stamp = new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, "");
  const events = days.flatMap(({ uid, day, title, text }) => [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dayAfter(day)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    // A payment takes no hour of the day.
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:-P${remindDays}D`,
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
    "END:VEVENT",
  ]);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Shanyraq//Site//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events,
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
