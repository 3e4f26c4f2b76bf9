import type { Offer } from "@shanyraq/flows";
import type { IntlShape } from "react-intl";
import type { SummaryRow } from "@shanyraq/kit/data/SummaryList.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { offerRows } from "./offer-rows.tsx";

/** Whose day of birth the price stands for: of a child's savings it is that of who pays. */
function lifeRows({ calculation: { birthDate, childAge } }: Offer, { formatMessage }: IntlShape): readonly SummaryRow[] {
  return [
    ...(birthDate === undefined
      ? []
      : [
          {
            term: formatMessage({ id: childAge === undefined ? "purchase.check.insuredBorn" : "purchase.check.payerBorn" }),
            value: <DateText iso={birthDate} />,
          },
        ]),
    ...(childAge === undefined
      ? []
      : [
          {
            term: formatMessage({ id: "purchase.check.childAge" }),
            value: formatMessage({ id: "calculators.count.years" }, { count: Number(childAge) }),
          },
        ]),
  ];
}

/** What was calculated, as the check page says it: the product, what is paid how often, the sum, the term, the covers, and for whom. */
export function calculationRows(offer: Offer, productName: string, intl: IntlShape): readonly SummaryRow[] {
  const { formatMessage } = intl;
  const { quote } = offer;
  return [
    ...(productName === "" ? [] : [{ term: formatMessage({ id: "purchase.check.product" }), value: productName }]),
    {
      term: formatMessage({ id: "calculators.instalment" }),
      value: (
        <>
          <Money amount={quote.instalment} decimals={2} /> {formatMessage({ id: `calculators.per.${quote.frequency}` })}
        </>
      ),
    },
    ...(quote.term === undefined
      ? []
      : [
          {
            term: formatMessage({ id: "calculators.term" }),
            value: formatMessage({ id: "calculators.count.years" }, { count: quote.term }),
          },
        ]),
    ...lifeRows(offer, intl),
    // The premium stands above with its frequency, whatever else comes first on the slip.
    ...offerRows(offer, formatMessage).filter(({ term }) => term !== formatMessage({ id: "calculators.instalment" })),
  ];
}
