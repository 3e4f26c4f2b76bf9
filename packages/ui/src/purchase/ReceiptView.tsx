import type { Receipt } from "@shanyraq/flows";
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
  /** Where its holder has the contract; nobody else is led to it. */
  readonly contractHref: string | undefined;
  /** What was paid: a new policy, or a premium of one there was; a page that the address alone led to knows by whose it is. */
  readonly number?: string | undefined;
}

/** The durable proof of a payment: number, sum, time, and where the policy is now. */
export function ReceiptView({ receipt, contractHref, number = receipt.contractNumber }: ReceiptViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={4} role="status">
      <Stack $gap={1}>
        <Heading level={1}>{formatMessage({ id: "purchase.paid.title" })}</Heading>
        <Lead>{formatMessage({ id: "purchase.paid.lead" }, { number })}</Lead>
      </Stack>
      <Card>
        <SummaryList
          rows={[
            { term: formatMessage({ id: "purchase.receipt.number" }), value: receipt.number },
            { term: formatMessage({ id: "purchase.receipt.amount" }), value: <Money amount={receipt.amount} decimals={2} /> },
            { term: formatMessage({ id: "purchase.receipt.time" }), value: <DateText iso={receipt.paidAt} time /> },
            ...(number === undefined ? [] : [{ term: formatMessage({ id: "purchase.receipt.contract" }), value: number }]),
          ]}
        />
      </Card>
      <Cluster data-print="no">
        {contractHref !== undefined && <Button href={contractHref}>{formatMessage({ id: "purchase.paid.open" })}</Button>}
        <Button variant="secondary" onClick={() => window.print()}>
          {formatMessage({ id: "purchase.paid.print" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
