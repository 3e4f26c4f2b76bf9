import { dateText, numberText } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import type { SectionTable } from "./section.ts";

interface PrintedColumn<Row> {
  readonly title: string;
  readonly numeric?: boolean;
  readonly cell: (row: Row) => string;
}

/** A table of rows; a column in which every cell is empty is left out. */
export function tableOf<Row>(rows: readonly Row[], columns: readonly PrintedColumn<Row>[], caption?: string): SectionTable {
  const filled = columns.filter(({ cell }) => rows.some((row) => cell(row) !== ""));
  return {
    ...(caption !== undefined && { caption }),
    columns: filled.map(({ title, numeric = false }) => ({ heading: title, numeric })),
    rows: rows.map((row) => filled.map(({ cell }) => cell(row))),
  };
}

/** A table that has a row for each payment or year. */
export const byTime = <Row>(rows: readonly Row[], columns: readonly PrintedColumn<Row>[], caption?: string): SectionTable => ({
  ...tableOf(rows, columns, caption),
  byTime: true,
});

/** A column under a heading of the catalogue. */
export const columnIn =
  (locale: Locale) =>
  <Row>(heading: TextId, cell: (row: Row) => string, numeric = false): PrintedColumn<Row> => ({
    title: text(locale, heading),
    numeric,
    cell,
  });

/** A cell of a line's schedule: numbers with two decimals, counts as whole numbers, days as dates. */
export const cellText = (cell: string | number | undefined, locale: Locale, isCount: boolean): string =>
  typeof cell === "number" ? numberText(cell, locale, isCount ? 0 : 2) : dateText(cell ?? "");
