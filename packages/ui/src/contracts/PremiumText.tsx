import type { Frequency } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";

/** An instalment and how often it is paid: "10 000 ₸ в месяц". */
export function PremiumText({ amount, frequency }: { readonly amount: string; readonly frequency: Frequency }) {
  const { formatMessage, locale } = useIntl();
  return (
    <InlineText>
      {formatMessage(
        { id: "cabinet.premium.value" },
        { amount: moneyText(amount, locale), frequency: formatMessage({ id: `cabinet.frequency.${frequency}` }) },
      )}
    </InlineText>
  );
}
