import type { Offer } from "@shanyraq/flows";
import type { IntlShape } from "react-intl";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import type { SummaryRow } from "@shanyraq/kit/data/SummaryList.tsx";
import { slipRows } from "../calculators/slip-rows.tsx";

/** What is bought, named: covers, sums, what belongs to the line, and from when until when. */
export const offerRows = ({ quote }: Offer, say: IntlShape["formatMessage"]): readonly SummaryRow[] => {
  const covers = quote.riders.filter(({ chosen }) => chosen).map(({ name }) => name);
  return [
    ...(covers.length > 0 ? [{ term: say({ id: "purchase.covers" }), value: covers.join("; ") }] : []),
    ...slipRows(quote, say),
    { term: say({ id: "purchase.starts" }), value: <DateText iso={quote.startDate} /> },
    { term: say({ id: "purchase.ends" }), value: <DateText iso={quote.endDate} /> },
  ];
};
