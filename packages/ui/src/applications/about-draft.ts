import type { Output } from "@shanyraq/calls";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import type { IntlShape } from "react-intl";
import { isAny } from "../contracts/contract-state.ts";

export type Draft = Output<"userApplications">["drafts"][number];

/** What tells a draft from another of the same product: its sum and premium, who is insured, the day of the last answer. */
export function aboutDraft({ sum_assured, instalment, frequency, insured, saved }: Draft, intl: IntlShape): readonly string[] {
  const { formatMessage, locale } = intl;
  const premium = (amount: string, every: NonNullable<Draft["frequency"]>) => ({
    amount: moneyText(amount, locale),
    period: formatMessage({ id: `calculators.per.${every}` }),
  });
  return [
    ...(sum_assured !== undefined && instalment !== undefined && frequency !== undefined
      ? [
          // Medical insurance has a programme in place of a sum, an annuity its payments.
          isAny(sum_assured)
            ? formatMessage({ id: "applications.draft.price" }, { ...premium(instalment, frequency), sum: moneyText(sum_assured, locale) })
            : formatMessage({ id: "applications.draft.premium" }, premium(instalment, frequency)),
        ]
      : []),
    ...(insured === undefined ? [] : [formatMessage({ id: "applications.draft.insured" }, { name: insured })]),
    ...(saved === undefined ? [] : [formatMessage({ id: "applications.draft.saved" }, { date: dateText(intl, saved) })]),
  ];
}
