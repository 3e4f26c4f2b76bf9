import type { ScheduleRow } from "@shanyraq/kit/data/schedule-text.ts";
import { isPayable, type Contract } from "./contract-state.ts";

/** The day of a premium that can be paid from its row of the schedule: one that is overdue, or is the next; undefined of any other. */
export function payableOn(
  row: ScheduleRow | undefined,
  contract: Pick<Contract, "next_due_date" | "overdue">,
  today: string,
): string | undefined {
  const { dueDate, amount, paidAmount } = row ?? {};
  if (!isPayable(contract) || typeof dueDate !== "string" || Number(paidAmount ?? 0) >= Number(amount ?? 0)) return undefined;
  return dueDate === contract.next_due_date || dueDate <= today ? dueDate : undefined;
}
