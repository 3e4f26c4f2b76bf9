import type { Output } from "@shanyraq/calls";
import { tiynOf } from "@shanyraq/rules";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { ScheduleTable } from "@shanyraq/kit/data/ScheduleTable.tsx";

interface PaymentsTableProps {
  readonly payments: Output<"payments">["data"];
  readonly fileName: string;
  /** Takes the receipt of a payment away. */
  readonly receiptOf?: ((number: string) => ReactNode) | undefined;
}

/** What has been paid under a contract, with the numbers of the receipts. */
export function PaymentsTable({ payments, fileName, receiptOf }: PaymentsTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (payments.length === 0) return <p>{formatMessage({ id: "cabinet.payments.empty" })}</p>;
  const columns = ["date", "amount", "method", "status", "number"] as const;
  return (
    <ScheduleTable
      caption={formatMessage({ id: "cabinet.part.payments" })}
      columns={Object.fromEntries(columns.map((column) => [column, formatMessage({ id: `cabinet.payments.${column}` })]))}
      rows={payments.map(({ number, paid_at, amount, method, status }) => ({
        date: dateText(intl, paid_at, true),
        amount: (tiynOf(amount) ?? 0) / 100,
        method,
        status,
        number,
      }))}
      fileName={fileName}
      action={
        receiptOf && {
          heading: formatMessage({ id: "cabinet.documents.receipt" }),
          of: (index) => {
            const number = payments[index]?.number;
            return number === undefined ? null : receiptOf(number);
          },
        }
      }
    />
  );
}
