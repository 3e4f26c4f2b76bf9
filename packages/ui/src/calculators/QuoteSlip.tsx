import type { Calculation, CalculatorState } from "@shanyraq/flows";
import { tiynOf } from "@shanyraq/rules";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "../kit/Button.tsx";
import { Stack } from "../kit/Layout.tsx";
import { Money } from "../kit/Money.tsx";
import { PremiumSlip } from "../kit/PremiumSlip.tsx";
import { shownOf } from "./shown.ts";

interface QuoteSlipProps {
  readonly state: CalculatorState;
  readonly onChange: (change: Partial<Calculation>) => void;
  readonly onRetry: () => void;
  readonly actions: ReactNode;
  /** What else can be done where the calculation is refused. */
  readonly instead?: ReactNode;
}

/** The result as a policy's slip: the instalment first, then what it buys. */
export function QuoteSlip({ state: { panel, buying }, onChange, onRetry, actions, instead }: QuoteSlipProps) {
  const { formatMessage } = useIntl();
  const shown = shownOf(panel);
  const quote = shown?.quote;
  const was = tiynOf(shown?.before ?? "");
  const is = tiynOf(quote?.instalment ?? "");
  const savings = quote !== undefined && quote.guaranteed !== "0.00";
  const rows = quote
    ? [
        { term: formatMessage({ id: "calculators.sumAssured" }), value: <Money amount={quote.sumAssured} /> },
        ...(savings ? [{ term: formatMessage({ id: "calculators.guaranteed" }), value: <Money amount={quote.guaranteed} /> }] : []),
        { term: formatMessage({ id: "calculators.totalPremium" }), value: <Money amount={quote.totalPremium} /> },
        { term: formatMessage({ id: "calculators.instalments" }), value: quote.instalments },
        { term: formatMessage({ id: "calculators.age" }), value: formatMessage({ id: "calculators.yearsCount" }, { count: quote.age }) },
      ]
    : [];
  const limit = panel.at === "refused" ? panel.limit : undefined;
  return (
    <PremiumSlip
      title={formatMessage({ id: "calculators.instalment" })}
      premium={quote?.instalment}
      period={quote && formatMessage({ id: `calculators.per.${quote.frequency}` })}
      rows={rows}
      busy={panel.at === "computing"}
      delta={panel.at === "shown" && was !== undefined && is !== undefined && was !== is ? is - was : undefined}
      term={
        quote && {
          share: quote.term / 20,
          label: formatMessage({ id: "calculators.termLabel" }, { count: quote.term }),
          short: quote.term,
        }
      }
      error={
        panel.at === "refused" || panel.at === "failed" ? (
          <Stack $gap={1.5}>
            {panel.at === "refused" ? panel.error : <ProblemNotice problem={panel.problem} />}
            {limit && limit.value !== "" && (
              <Button variant="secondary" size="s" onClick={() => onChange({ [limit.field]: limit.value })}>
                {formatMessage({ id: "calculators.takeLimit" })}
              </Button>
            )}
            {panel.at === "refused" && instead}
            {panel.at === "failed" && (
              <Button variant="secondary" size="s" onClick={onRetry}>
                {formatMessage({ id: "kit.failure.retry" })}
              </Button>
            )}
          </Stack>
        ) : undefined
      }
      actions={
        <Stack $gap={1.5}>
          {actions}
          {buying.at === "failed" && <ProblemNotice problem={buying.problem} />}
        </Stack>
      }
      note={formatMessage({ id: "calculators.note" })}
    />
  );
}
