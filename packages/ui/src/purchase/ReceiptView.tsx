import type { Receipt } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";

interface ReceiptViewProps {
  readonly receipt: Receipt;
  readonly contractHref: string;
  /** What comes next under a contract that was bought; it loads by itself. */
  readonly next?: ReactNode;
}

/** The durable proof of a payment: number, sum, time, and where the policy is now. */
export function ReceiptView({ receipt, contractHref, next }: ReceiptViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={6}>
      <Stack $gap={4} role="status">
        <Stack $gap={1}>
          <Heading level={1}>{formatMessage({ id: "purchase.paid.title" })}</Heading>
          <Lead>{formatMessage({ id: "purchase.paid.lead" }, { number: receipt.contractNumber })}</Lead>
        </Stack>
        <Card>
          <SummaryList
            rows={[
              { term: formatMessage({ id: "purchase.receipt.number" }), value: receipt.number },
              { term: formatMessage({ id: "purchase.receipt.amount" }), value: <Money amount={receipt.amount} decimals={2} /> },
              { term: formatMessage({ id: "purchase.receipt.time" }), value: <DateText iso={receipt.paidAt} time /> },
              { term: formatMessage({ id: "purchase.receipt.contract" }), value: receipt.contractNumber },
            ]}
          />
        </Card>
        <Cluster data-print="no">
          <Button href={contractHref}>{formatMessage({ id: "purchase.paid.open" })}</Button>
          <Button variant="secondary" onClick={() => window.print()}>
            {formatMessage({ id: "purchase.paid.print" })}
          </Button>
        </Cluster>
      </Stack>
      {next}
    </Stack>
  );
}
