import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";

export type Application = Output<"userApplications">["data"][number];

/** Whether there is something to pay: an order that waits, or a confirmed application that only has to become one. */
export const isPayable = ({ state, hash }: Application): boolean => hash !== null || state === "confirmed";

interface UnpaidOrderProps {
  readonly application: Application;
  readonly payHref: string;
}

/** A purchase that stopped before its payment: what of, how much, and the way on. */
export function UnpaidOrder({ application: { product_name, amount, number, date }, payHref }: UnpaidOrderProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const day = dateText(intl, date);
  return (
    <Notice tone="info" title={formatMessage({ id: "cabinet.unpaid" })}>
      <p>{formatMessage({ id: "cabinet.unpaid.text" }, { product: product_name, amount: moneyText(amount, locale) })}</p>
      <p>
        {number === null
          ? formatMessage({ id: "cabinet.unpaid.application" }, { date: day })
          : formatMessage({ id: "cabinet.unpaid.number" }, { number, date: day })}
      </p>
      <Button size="s" href={payHref} aria-label={formatMessage({ id: "cabinet.unpaid.pay" }, { product: product_name })}>
        {formatMessage({ id: "cabinet.pay" })}
      </Button>
    </Notice>
  );
}
