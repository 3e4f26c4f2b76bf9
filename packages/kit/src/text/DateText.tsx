import { useIntl, type IntlShape } from "react-intl";

/** One time zone since 1 March 2024 (Government decree of 19 January 2024), before every contract of the site. */
const KAZAKHSTAN_OFFSET = 5 * 60 * 60 * 1000;

const isDay = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** An instant as the wall clock of Kazakhstan, in ISO without a zone. */
const wallClock = (iso: string): string => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? "" : new Date(time + KAZAKHSTAN_OFFSET).toISOString().slice(0, 16);
};

/**
 * "21 ноября 2026 года", "2026 жылғы 21 қараша", "21 November 2026". The months stand in our catalogues:
 * browsers without Kazakh data would write "2026 M11 21", and the server's markup would not match.
 */
export function dateText(intl: Pick<IntlShape, "formatMessage">, iso: string, withTime = false): string {
  const local = isDay(iso) ? iso : wallClock(iso);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(local) ?? [];
  if (!year || !month || !day) return iso;
  const date = intl.formatMessage({ id: "kit.date.long" }, { day: String(Number(day)), month: `m${Number(month)}`, year });
  return withTime && !isDay(iso) ? intl.formatMessage({ id: "kit.date.time" }, { date, time: local.slice(11) }) : date;
}

/** A day or an instant, spelled out in the page's language; `short` writes 21.11.2026. */
export function DateText({ iso, time = false, short = false }: { iso: string; time?: boolean | undefined; short?: boolean | undefined }) {
  const intl = useIntl();
  const local = isDay(iso) ? iso : wallClock(iso);
  const words = short && local !== "" ? local.slice(0, 10).split("-").toReversed().join(".") : dateText(intl, iso, time);
  return <time dateTime={iso}>{words}</time>;
}
