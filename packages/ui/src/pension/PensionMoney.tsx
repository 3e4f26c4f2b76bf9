import type { PensionCase } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";

interface PensionMoneyProps {
  readonly held: Pick<PensionCase, "order" | "redemption">;
  readonly pay: (hash: string) => string;
}

/** Parts of the premium that the fund does not bring: own money with the way to pay it, and a transfer by its number. */
export function PensionMoney({ held: { order, redemption }, pay }: PensionMoneyProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  if (!order && !redemption) return null;
  const own = order && moneyText(order.amount, locale);
  return (
    <Stack $gap={1.5}>
      {order && <p>{formatMessage({ id: order.paid ? "pension.order.paid" : "pension.order" }, { amount: own })}</p>}
      {order && !order.paid && (
        <div>
          <Button href={pay(order.hash)}>{formatMessage({ id: "pension.order.pay" }, { amount: own })}</Button>
        </div>
      )}
      {redemption && (
        <p>
          {formatMessage(
            { id: redemption.paid ? "pension.redemption.paid" : "pension.redemption" },
            {
              number: redemption.number,
              amount: moneyText(redemption.amount, locale),
              by: redemption.by === undefined ? "none" : dateText(intl, redemption.by),
            },
          )}
        </p>
      )}
    </Stack>
  );
}
