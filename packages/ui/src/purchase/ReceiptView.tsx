import type { Receipt } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { DateText, dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

interface ReceiptViewProps {
  readonly receipt: Receipt;
  /** Where its holder has the contract; nobody else is led to it. */
  readonly contractHref: string | undefined;
  /** Where its holder signs its papers, while they wait for them. */
  readonly signHref?: string | undefined;
  /** The policy that the payer has named themselves, where its holder is somebody else. */
  readonly number?: string | undefined;
  /** What comes next under the bought contract; it loads on its own, and says what is to be signed. */
  readonly next?: ReactNode;
}

/** The durable proof of a payment: number, sum, time, and where the policy is now, or when the next premium falls due. */
export function ReceiptView({ receipt, contractHref, signHref, number = receipt.contractNumber, next }: ReceiptViewProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { premium = false, nextDate = null, refund, after } = receipt;
  const ahead = nextDate === null ? "purchase.premium.last" : "purchase.premium.next";
  // Where a rest is overdue and nothing comes after it, not all is paid.
  const owes = after !== undefined && after.cover !== "restored" && nextDate === null;
  return (
    <Stack $gap={6}>
      <Stack $gap={4} role="status">
        <Stack $gap={1}>
          <Heading level={1}>{formatMessage({ id: premium ? "purchase.premium.title" : "purchase.paid.title" })}</Heading>
          <Lead>
            <InlineText>
              {premium
                ? formatMessage({ id: owes ? "purchase.premium.sent" : ahead }, { date: nextDate === null ? "" : dateText(intl, nextDate) })
                : formatMessage({ id: "purchase.paid.lead" }, { number })}
            </InlineText>
          </Lead>
        </Stack>
        {after && (
          <Notice tone={after.cover === "restored" ? "success" : "warning"}>
            {formatMessage(
              { id: `purchase.premium.${after.cover}` },
              { date: dateText(intl, after.date), amount: moneyText(after.overdue ?? "0.00", locale) },
            )}
          </Notice>
        )}
        {refund !== undefined && (
          <Notice tone="warning">{formatMessage({ id: "purchase.premium.refund" }, { amount: moneyText(refund, locale) })}</Notice>
        )}
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
          {signHref !== undefined && <Button href={signHref}>{formatMessage({ id: "purchase.premium.sign" })}</Button>}
          {contractHref !== undefined && (
            <Button href={contractHref} variant={signHref === undefined ? "primary" : "secondary"}>
              {formatMessage({ id: "purchase.paid.open" })}
            </Button>
          )}
          <Button variant="secondary" onClick={() => window.print()}>
            {formatMessage({ id: "purchase.paid.print" })}
          </Button>
        </Cluster>
      </Stack>
      {next}
    </Stack>
  );
}
