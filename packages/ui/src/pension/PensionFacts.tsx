import type { PensionOffer } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";

interface PensionFactsProps {
  readonly offer: PensionOffer;
  readonly guaranteeYears: string;
}

/** What goes in, and what comes of it. */
export function PensionFacts({ offer, guaranteeYears }: PensionFactsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { premium, minPremium, monthly, paymentsFrom, burial } = offer;
  const money = (term: string, value: string | undefined) => (value === undefined ? [] : [{ term, value: moneyText(value, locale) }]);
  return (
    <SummaryList
      rows={[
        ...money(formatMessage({ id: "pension.fact.premium" }), premium),
        ...money(formatMessage({ id: "pension.fact.min" }), minPremium),
        ...money(formatMessage({ id: "pension.fact.monthly" }), monthly),
        ...(paymentsFrom === undefined ? [] : [{ term: formatMessage({ id: "pension.fact.from" }), value: dateText(intl, paymentsFrom) }]),
        { term: formatMessage({ id: "pension.fact.guarantee" }), value: guaranteeYears },
        ...money(formatMessage({ id: "pension.fact.burial" }), burial),
      ]}
    />
  );
}
