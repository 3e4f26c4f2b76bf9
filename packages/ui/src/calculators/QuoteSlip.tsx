import type { Calculation, CalculatorState } from "@shanyraq/flows";
import { tiynOf } from "@shanyraq/rules";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { PremiumSlip } from "./PremiumSlip.tsx";
import { changeAt, mayBeTaken } from "./elements.ts";
import { shownOf } from "./shown.ts";
import { slipRows } from "./slip-rows.tsx";

interface QuoteSlipProps {
  readonly state: CalculatorState;
  readonly onChange: (change: Partial<Calculation>) => void;
  readonly onRetry: () => void;
  readonly actions: ReactNode;
  /** What else can be done where the calculation is refused. */
  readonly instead?: ReactNode;
}

/** A full ring, in years. */
const MAX_TERM = 20;

/** The result as a policy's slip: the instalment first, then what it buys. */
export function QuoteSlip({ state: { inputs, panel, buying }, onChange, onRetry, actions, instead }: QuoteSlipProps) {
  const { formatMessage } = useIntl();
  const shown = shownOf(panel);
  const quote = shown?.quote;
  const was = tiynOf(shown?.before ?? "");
  const is = tiynOf(quote?.instalment ?? "");
  const headline = quote?.headline;
  const limit = panel.at === "refused" ? panel.limit : undefined;
  return (
    <PremiumSlip
      title={headline?.name ?? formatMessage({ id: "calculators.instalment" })}
      premium={headline?.amount ?? quote?.instalment}
      period={quote && (headline ? headline.period : formatMessage({ id: `calculators.per.${quote.frequency}` }))}
      rows={quote ? slipRows(quote, formatMessage) : []}
      busy={panel.at === "computing"}
      delta={panel.at === "shown" && headline === undefined && was !== undefined && is !== undefined && was !== is ? is - was : undefined}
      term={
        quote?.term === undefined
          ? undefined
          : {
              share: Math.min(1, quote.term / MAX_TERM),
              label: formatMessage({ id: "calculators.termLabel" }, { count: quote.term }),
              short: quote.term,
            }
      }
      error={
        panel.at === "refused" || panel.at === "failed" ? (
          <Stack $gap={1.5}>
            {panel.at === "refused" ? panel.error : <ProblemNotice problem={panel.problem} />}
            {limit && mayBeTaken(limit) && (
              <Button
                variant="secondary"
                size="s"
                onClick={() => onChange(changeAt(inputs, limit.field, limit.value) as Partial<Calculation>)}
              >
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
      note={formatMessage({ id: "calculators.note" }, { tariff: quote?.tariff ?? "none" })}
    />
  );
}
