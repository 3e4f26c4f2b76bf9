import { groupDigits } from "../text/number-text.ts";

export type ScheduleCell = string | number;
export type ScheduleRow = Readonly<Record<string, ScheduleCell>>;
export type ScheduleColumns = Readonly<Record<string, string>>;

/** A cell for reading: a number with two decimals unless its column counts whole things, a date as dd.mm.yyyy. */
export function cellText(cell: ScheduleCell | undefined, locale: string, whole = false): string {
  if (cell === undefined) return "";
  if (typeof cell === "string") return cell.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$3.$2.$1");
  if (whole) return groupDigits(String(cell), locale);
  const [digits = "", fraction = ""] = Math.abs(cell).toFixed(2).split(".");
  return `${cell < 0 ? "\u2212" : ""}${groupDigits(digits, locale)}${locale.startsWith("en") ? "." : ","}${fraction}`;
}

const csvCell = (cell: ScheduleCell | undefined, whole: boolean): string => {
  if (typeof cell === "number") return whole ? String(cell) : cell.toFixed(2).replace(".", ",");
  const text = cell ?? "";
  // A spreadsheet would run a text that begins with one of these as a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The table as a spreadsheet in Kazakhstan opens it: BOM, semicolons, decimal commas, CRLF. */
export function scheduleCsv(columns: ScheduleColumns, rows: readonly ScheduleRow[], wholeColumns: readonly string[] = []): string {
  const keys = Object.keys(columns);
  const lines = [
    keys.map((key) => csvCell(columns[key], false)),
    ...rows.map((row) => keys.map((key) => csvCell(row[key], wholeColumns.includes(key)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(";")).join("\r\n")}\r\n`;
}
