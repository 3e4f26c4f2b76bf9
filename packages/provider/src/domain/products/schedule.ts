import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Line, Offer } from "./lines/line.ts";

/** A cell of a schedule: tables show numbers with two decimals, and the rest as it is. */
type Cell = string | number;
type Row = Readonly<Record<string, Cell>>;

/** Money as numbers, since tables show numbers with two decimals; values of the form in words, dates unchanged. */
function cellOf(value: unknown, words: Line["cellWords"], column: string, locale: Locale): Cell {
  const word = words?.[column]?.[String(value)];
  if (word) return text(locale, word);
  if (typeof value === "number") return value;
  return typeof value === "string" && /^\d+\.\d\d$/.test(value) ? Number(value) : String(value ?? "");
}

/** The schedule of an offer with the headings of its columns, or of some of them, in a language. */
export function scheduleOf(
  { columns, cellWords }: Pick<Line, "columns" | "cellWords">,
  { rows }: Pick<Offer, "rows">,
  locale: Locale,
  some: readonly string[] = Object.keys(columns),
) {
  const headings = Object.entries(columns).filter(([column]) => some.includes(column));
  return {
    columns: Object.fromEntries(headings.map(([column, id]) => [column, text(locale, id)])),
    rows: rows.map((row): Row => {
      const cells = new Map<string, unknown>(Object.entries(row));
      return Object.fromEntries(headings.map(([column]) => [column, cellOf(cells.get(column), cellWords, column, locale)]));
    }),
  };
}
