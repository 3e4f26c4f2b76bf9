import type { SheetData } from "write-excel-file/browser";
import type { ScheduleCell, ScheduleColumns, ScheduleRow } from "./schedule-text.ts";

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/** A cell as a spreadsheet counts with it: money with two decimals, a date as a date; a text is never a formula. */
function sheetCell(cell: ScheduleCell | undefined, whole: boolean): SheetData[number][number] {
  if (typeof cell === "number") return { type: Number, value: cell, format: whole ? "0" : "#,##0.00" };
  if (cell !== undefined && ISO_DATE.test(cell)) return { type: Date, value: new Date(`${cell}T00:00:00Z`), format: "dd.mm.yyyy" };
  return cell === undefined || cell === "" ? null : { type: String, value: cell };
}

/** The table as a sheet: the headings first, in bold, then the rows in the order of the columns. */
export function scheduleSheet(columns: ScheduleColumns, rows: readonly ScheduleRow[], wholeColumns: readonly string[] = []): SheetData {
  const keys = Object.keys(columns);
  return [
    keys.map((key) => ({ type: String, value: columns[key] ?? "", fontWeight: "bold" as const, wrap: true })),
    ...rows.map((row) => keys.map((key) => sheetCell(row[key], wholeColumns.includes(key)))),
  ];
}
