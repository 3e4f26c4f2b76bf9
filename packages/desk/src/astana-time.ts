const ZONE = "Asia/Almaty";
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "medium" });

/** An instant as the whole country's clocks show it, for the value of a field: 2026-11-26T09:00. */
export const localTime = (ms: number): string => clock.format(ms).replace(" ", "T").slice(0, 16);

/** An instant for people: 26.11.2026, 09:00. */
export function shownTime(at: number | string): string {
  const [date = "", time = ""] = localTime(typeof at === "string" ? Date.parse(at) : at).split("T");
  return `${date.split("-").toReversed().join(".")}, ${time}`;
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** The instant of a time that somebody typed into a field; undefined when the text is not a time. */
export function instantOf(typed: string): number | undefined {
  if (!LOCAL.test(typed)) return undefined;
  const asUtc = Date.parse(`${typed}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offset = Date.parse(`${clock.format(asUtc).replace(" ", "T")}Z`) - Math.floor(asUtc / 1000) * 1000;
  return asUtc - offset;
}
