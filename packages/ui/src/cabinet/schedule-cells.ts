import type { ScheduleRow } from "@shanyraq/kit/data/schedule-text.ts";

const day = (cell: string | number) => (typeof cell === "string" ? cell.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3.$2.$1") : cell);

/** Rows of the wire for reading: their days as 21.11.2026. */
export const readable = (rows: readonly ScheduleRow[]): readonly ScheduleRow[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, day(cell)])));
