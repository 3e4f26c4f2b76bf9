import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { ContractView } from "../../domain/ledger/fold.ts";
import { scheduleOf } from "../../domain/products/schedule.ts";

const dueColumns = {
  no: "calculator.column.no",
  dueDate: "calculator.column.dueDate",
  amount: "calculator.column.amount",
  paidAmount: "calculator.column.paidAmount",
  paidOn: "calculator.column.paidOn",
  status: "calculator.column.status",
} as const;

/** The premiums of a contract day by day, each with its paid part. */
export const duesIn = ({ dues }: Pick<ContractView, "dues">, locale: Locale) => ({
  success: true,
  ScheduleBlock: scheduleOf(
    { columns: dueColumns },
    {
      // For a contract that is over, premiums that are no longer due are not listed, unless a part of them came.
      rows: dues
        .filter(({ state, paid }) => state !== "off" || paid > 0)
        .map(({ amount, paid, paidOn, state, ...due }) => ({
          ...due,
          amount: amount / 100,
          paidAmount: paid / 100,
          paidOn: paidOn ?? "",
          status: text(locale, `schedule.due.${state}`),
        })),
    },
    locale,
  ),
});
