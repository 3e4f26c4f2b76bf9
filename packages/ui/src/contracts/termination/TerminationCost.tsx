import type { TerminationOffer } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { isAny } from "../contract-state.ts";

/** What becomes of the money and of the cover, and by which rule. */
export function TerminationCost({ cost }: { readonly cost: TerminationOffer["cost"] }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const money = (amount: string) => moneyText(amount, locale);
  const { paid, back, parts, withheld, loss, cover, coverUntil, day, why } = cost;
  return (
    <Stack $gap={2}>
      <h3>{formatMessage({ id: "termination.sums" }, { date: dateText(intl, day) })}</h3>
      <SummaryList
        rows={[
          { term: formatMessage({ id: "termination.sum.paid" }), value: money(paid) },
          ...parts.map((part) => ({ term: part.name, value: money(part.amount) })),
          { term: formatMessage({ id: "termination.sum.back" }), value: money(back) },
          { term: formatMessage({ id: "termination.sum.withheld" }), value: money(withheld) },
          ...(isAny(loss) ? [{ term: formatMessage({ id: "termination.sum.loss" }), value: money(loss) }] : []),
          {
            term: formatMessage({ id: "termination.sum.cover" }),
            value: isAny(cover)
              ? formatMessage({ id: "termination.sum.cover.value" }, { amount: money(cover), date: dateText(intl, coverUntil) })
              : formatMessage({ id: "termination.sum.cover.until" }, { date: dateText(intl, coverUntil) }),
          },
        ]}
      />
      <p>{why}</p>
    </Stack>
  );
}
