import type { Offer } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { slipRows } from "../calculators/slip-rows.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { PremiumSlip } from "../calculators/PremiumSlip.tsx";

/** What is being bought, beside every step. */
export function OfferSlip({ offer: { quote }, productName }: { readonly offer: Offer; readonly productName: string }) {
  const { formatMessage } = useIntl();
  return (
    <PremiumSlip
      title={productName}
      premium={quote.headline?.amount ?? quote.instalment}
      period={quote.headline?.name ?? formatMessage({ id: `calculators.per.${quote.frequency}` })}
      rows={[
        ...slipRows(quote, formatMessage),
        { term: formatMessage({ id: "purchase.starts" }), value: <DateText iso={quote.startDate} /> },
        { term: formatMessage({ id: "purchase.ends" }), value: <DateText iso={quote.endDate} /> },
      ]}
    />
  );
}
