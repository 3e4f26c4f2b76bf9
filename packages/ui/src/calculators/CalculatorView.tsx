import type { CalculatorState, Calculation } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { BottomBar } from "../kit/BottomBar.tsx";
import { Button } from "../kit/Button.tsx";
import { Card } from "../kit/Card.tsx";
import { Heading } from "../kit/Heading.tsx";
import { Split, Stack } from "../kit/Layout.tsx";
import { Money } from "../kit/Money.tsx";
import { moneyText } from "../kit/money-text.ts";
import { ElementField } from "./ElementField.tsx";
import { isAsked, type Elements } from "./elements.ts";
import { QuoteSlip } from "./QuoteSlip.tsx";
import { ScheduleBlockTable } from "./ScheduleBlockTable.tsx";
import { shownOf } from "./shown.ts";

interface CalculatorViewProps {
  readonly elements: Elements;
  readonly state: CalculatorState;
  readonly onChange: (change: Partial<Calculation>) => void;
  readonly onRetry: () => void;
  readonly onBuy: () => void;
  /** The chart of savings, given by the page because it is loaded on demand. */
  readonly chart?: ReactNode;
  /** What else can be done where the calculation is refused: a call-back for who is under 18. */
  readonly instead?: ReactNode;
}

/** The calculator as an instrument: inputs at the left, the policy's slip at the right, the years below. */
export function CalculatorView({ elements, state, onChange, onRetry, onBuy, chart, instead }: CalculatorViewProps) {
  const { formatMessage, locale } = useIntl();
  const { inputs, panel, buying } = state;
  const shown = shownOf(panel);
  const limit = panel.at === "refused" ? panel.limit : undefined;
  const values = inputs as Readonly<Record<string, unknown>>;
  const prices = Object.fromEntries(
    (shown?.quote.frequencies ?? []).map(({ frequency, instalment }) => [frequency, moneyText(instalment, locale, 0)]),
  );
  const unavailable = new Set((shown?.quote.frequencies ?? []).flatMap(({ frequency, available }) => (available ? [] : [frequency])));
  const buy = (block: boolean) => (
    <Button onClick={onBuy} busy={buying.at === "saving" || buying.at === "gone"} aria-disabled={panel.at !== "shown"} block={block}>
      {formatMessage({ id: "calculators.buy" })}
    </Button>
  );
  return (
    <Stack $gap={6}>
      <Split>
        <Card>
          <Stack $gap={4}>
            <Heading level={2} look={3}>
              {formatMessage({ id: "calculators.inputs" })}
            </Heading>
            {elements
              .filter((element) => isAsked(element, inputs))
              .map((element) => (
                <ElementField
                  key={element.name}
                  element={element}
                  value={String(values[element.name] ?? "")}
                  onChange={(value) => onChange({ [element.name]: value })}
                  error={limit?.field === element.name && panel.at === "refused" ? panel.error : undefined}
                  {...(element.name === "frequency" && { details: prices, unavailable })}
                />
              ))}
          </Stack>
        </Card>
        <QuoteSlip state={state} onChange={onChange} onRetry={onRetry} actions={buy(true)} instead={instead} />
      </Split>
      {shown && chart}
      {shown && (
        <ScheduleBlockTable
          schedule={shown.schedule}
          caption={formatMessage({ id: "calculators.schedule" })}
          fileName={`${inputs.product}.csv`}
        />
      )}
      <BottomBar
        price={shown ? <Money amount={shown.quote.instalment} /> : "—"}
        caption={shown && formatMessage({ id: `calculators.per.${shown.quote.frequency}` })}
        action={buy(false)}
      />
    </Stack>
  );
}
