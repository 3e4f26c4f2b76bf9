import type { ScheduleRow } from "@shanyraq/kit/data/schedule-text.ts";

const day = (cell: string | number) => (typeof cell === "string" ? cell.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3.$2.$1") : cell);

/** The year of a row by its day, read or on the wire: what long tables are folded by. */
export const yearOf =
  (key: string) =>
  (row: ScheduleRow): string =>
    /\d{4}/.exec(String(row[key] ?? ""))?.[0] ?? "";

/** The first premium that is not paid in full, by its place; -1 where all are. */
export const nextDue = (rows: readonly ScheduleRow[]): number =>
  rows.findIndex(({ amount, paidAmount }) => Number(paidAmount ?? 0) < Number(amount ?? 0));

/** What the rows come to, under a word; sums are added in tiyn. */
export const totalsOf = (rows: readonly ScheduleRow[], word: { readonly [key: string]: string }, sums: readonly string[]): ScheduleRow => ({
  ...word,
  ...Object.fromEntries(sums.map((key) => [key, rows.reduce((sum, row) => sum + Math.round(Number(row[key] ?? 0) * 100), 0) / 100])),
});

/** Rows of the wire for reading: their days as 21.11.2026. */
export const readable = (rows: readonly ScheduleRow[]): readonly ScheduleRow[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, day(cell)])));
