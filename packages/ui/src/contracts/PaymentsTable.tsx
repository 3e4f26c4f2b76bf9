import type { Output } from "@shanyraq/calls";
import { tiynOf } from "@shanyraq/rules";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { ScheduleTable } from "@shanyraq/kit/data/ScheduleTable.tsx";
import { totalsOf, yearOf } from "./schedule-cells.ts";

interface PaymentsTableProps {
  readonly payments: Output<"payments">["data"];
  readonly fileName: string;
  /** Takes the receipt of a payment away. */
  readonly receiptOf?: ((number: string) => ReactNode) | undefined;
}

/** What has been paid under a contract, with the numbers of the receipts; the newest first. */
export function PaymentsTable({ payments, fileName, receiptOf }: PaymentsTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (payments.length === 0) return <p>{formatMessage({ id: "cabinet.payments.empty" })}</p>;
  const columns = ["date", "amount", "method", "status", "number"] as const;
  const newest = payments.toReversed();
  const rows = newest.map(({ number, paid_at, amount, method, status }) => ({
    date: dateText(intl, paid_at, true),
    amount: (tiynOf(amount) ?? 0) / 100,
    method,
    status,
    number,
  }));
  return (
    <ScheduleTable
      caption={formatMessage({ id: "cabinet.part.payments" })}
      isTitled
      groupOf={yearOf("date")}
      totals={totalsOf(rows, { date: formatMessage({ id: "cabinet.total" }) }, ["amount"])}
      columns={Object.fromEntries(columns.map((column) => [column, formatMessage({ id: `cabinet.payments.${column}` })]))}
      rows={rows}
      fileName={fileName}
      action={
        receiptOf && {
          heading: formatMessage({ id: "cabinet.documents.receipt" }),
          of: (index) => {
            const number = newest[index]?.number;
            return number === undefined ? null : receiptOf(number);
          },
        }
      }
    />
  );
}
