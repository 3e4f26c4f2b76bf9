import type { Quote } from "@shanyraq/flows";
import type { ReactNode } from "react";
import type { IntlShape } from "react-intl";
import { Money } from "@shanyraq/kit/text/Money.tsx";

interface SlipRow {
  readonly term: string;
  readonly value: ReactNode;
}

const NOTHING = "0.00";

/** What a result says beside its first figure, in the order in which people ask for it. */
export function slipRows(quote: Quote, formatMessage: IntlShape["formatMessage"]): readonly SlipRow[] {
  const money = (id: "instalment" | "sumAssured" | "guaranteed" | "totalPremium", amount: string): readonly SlipRow[] =>
    amount === NOTHING ? [] : [{ term: formatMessage({ id: `calculators.${id}` }), value: <Money amount={amount} /> }];
  return [
    ...(quote.headline ? money("instalment", quote.instalment) : []),
    ...money("sumAssured", quote.sumAssured),
    // Of an annuity nothing is paid at an end: its own figures tell what is certain.
    ...(quote.headline ? [] : money("guaranteed", quote.guaranteed)),
    ...(quote.instalments > 1
      ? [...money("totalPremium", quote.totalPremium), { term: formatMessage({ id: "calculators.instalments" }), value: quote.instalments }]
      : []),
    ...(quote.age === undefined
      ? []
      : [
          { term: formatMessage({ id: "calculators.age" }), value: formatMessage({ id: "calculators.count.years" }, { count: quote.age }) },
        ]),
    ...quote.facts.map(({ name, value, unit }) => ({ term: name, value: unit === "tenge" ? <Money amount={value} /> : value })),
  ];
}
