import type { Offer } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { PremiumSlip } from "../calculators/PremiumSlip.tsx";
import { offerRows } from "./offer-rows.tsx";

/** What is being bought, beside every step. */
export function OfferSlip({ offer, productName }: { readonly offer: Offer; readonly productName: string }) {
  const { formatMessage } = useIntl();
  const { quote } = offer;
  return (
    <PremiumSlip
      title={productName}
      premium={quote.headline?.amount ?? quote.instalment}
      period={quote.headline?.name ?? formatMessage({ id: `calculators.per.${quote.frequency}` })}
      rows={offerRows(offer, formatMessage).map(({ term, value }) => ({ term: String(term), value }))}
    />
  );
}
