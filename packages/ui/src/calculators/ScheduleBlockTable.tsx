import type { Schedule } from "@shanyraq/flows";
import { ScheduleTable } from "../kit/ScheduleTable.tsx";

/** Columns that count and are no money. */
const COUNTING = ["year", "age", "no"];

interface ScheduleBlockTableProps {
  readonly schedule: Schedule;
  readonly caption: string;
  readonly fileName: string;
}

/** A ScheduleBlock of the provider as a table: money with two decimals, years and numbers whole. */
export const ScheduleBlockTable = ({ schedule: { columns, rows }, caption, fileName }: ScheduleBlockTableProps) => (
  <ScheduleTable caption={caption} columns={columns} rows={[...rows]} wholeColumns={COUNTING} fileName={fileName} />
);
