import type { TextId } from "@shanyraq/i18n/text";

/** The columns of a schedule that shows when each instalment is due. */
export const dues = {
  no: "calculator.column.no",
  dueDate: "calculator.column.dueDate",
  amount: "calculator.column.amount",
} as const satisfies Readonly<Record<string, TextId>>;
