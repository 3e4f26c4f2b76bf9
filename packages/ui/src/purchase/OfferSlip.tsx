import type { Offer } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Money } from "../kit/Money.tsx";
import { DateText } from "../kit/DateText.tsx";
import { PremiumSlip } from "../kit/PremiumSlip.tsx";

/** What is being bought, beside every step. */
export function OfferSlip({ offer: { quote }, productName }: { readonly offer: Offer; readonly productName: string }) {
  const { formatMessage } = useIntl();
  return (
    <PremiumSlip
      title={productName}
      premium={quote.instalment}
      period={formatMessage({ id: `calculators.per.${quote.frequency}` })}
      rows={[
        { term: formatMessage({ id: "calculators.sumAssured" }), value: <Money amount={quote.sumAssured} /> },
        { term: formatMessage({ id: "calculators.totalPremium" }), value: <Money amount={quote.totalPremium} /> },
        { term: formatMessage({ id: "purchase.starts" }), value: <DateText iso={quote.startDate} /> },
        { term: formatMessage({ id: "purchase.ends" }), value: <DateText iso={quote.endDate} /> },
      ]}
    />
  );
}
