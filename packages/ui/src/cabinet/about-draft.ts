import type { Output } from "@shanyraq/calls";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import type { IntlShape } from "react-intl";

export type Draft = Output<"userApplications">["drafts"][number];

/** What tells a draft from another of the same product: its sum and premium, who is insured, the day of the last answer. */
export function aboutDraft({ sum_assured, instalment, frequency, insured, saved }: Draft, intl: IntlShape): readonly string[] {
  const { formatMessage, locale } = intl;
  return [
    ...(sum_assured !== undefined && instalment !== undefined && frequency !== undefined
      ? [
          formatMessage(
            { id: "applications.draft.price" },
            {
              sum: moneyText(sum_assured, locale),
              amount: moneyText(instalment, locale),
              period: formatMessage({ id: `calculators.per.${frequency}` }),
            },
          ),
        ]
      : []),
    ...(insured === undefined ? [] : [formatMessage({ id: "applications.draft.insured" }, { name: insured })]),
    ...(saved === undefined ? [] : [formatMessage({ id: "applications.draft.saved" }, { date: dateText(intl, saved) })]),
  ];
}
