import { saveBlob } from "./save-blob.ts";
import { scheduleCsv, type ScheduleColumns, type ScheduleRow } from "./schedule-text.ts";
import { scheduleSheet } from "./schedule-sheet.ts";

export type ScheduleFile = "csv" | "xlsx";

interface Saved {
  readonly columns: ScheduleColumns;
  readonly rows: readonly ScheduleRow[];
  readonly wholeColumns: readonly string[];
}

/** Writes a table into a file in the browser, so that the figures never leave it. What makes the workbook is loaded for it. */
export async function saveSchedule(file: ScheduleFile, name: string, { columns, rows, wholeColumns }: Saved): Promise<void> {
  if (file === "csv")
    return saveBlob(`${name}.csv`, new Blob([scheduleCsv(columns, rows, wholeColumns)], { type: "text/csv;charset=utf-8" }));
  const { default: writeWorkbook } = await import("write-excel-file/browser");
  const workbook = writeWorkbook(scheduleSheet(columns, rows, wholeColumns), {
    stickyRowsCount: 1,
    columns: Object.keys(columns).map(() => ({ width: 18 })),
  });
  return saveBlob(`${name}.xlsx`, await workbook.toBlob());
}
