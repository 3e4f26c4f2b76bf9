import type { CalculatorState, Calculation } from "@shanyraq/flows";
import { lazy, Suspense, type ComponentProps, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { BottomBar } from "@shanyraq/kit/layout/BottomBar.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Split, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { ElementField } from "./ElementField.tsx";
import type { Classifier } from "./element-field-props.ts";
import { elementAt, isApplicable, type Elements, type ElementValues } from "./elements.ts";
import { calculatedTitle } from "./schedule-title.ts";
import { pricesBeside } from "./prices-beside.ts";
import { QuoteSlip } from "./QuoteSlip.tsx";
import { FoldedSchedule } from "./FoldedSchedule.tsx";
import { shownOf } from "./shown.ts";

/** Wanted only once a result was set aside. */
const VariantsTable = lazy(() => import("./VariantsTable.tsx").then((loaded) => ({ default: loaded.VariantsTable })));

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
  /** What stands between the result and its purchase: whose policy it would be. */
  readonly owner?: ReactNode;
  /** The classifier of a form that asks for a kind of activity. */
  readonly classifier?: Classifier;
  /** Results side by side. */
  readonly variants: { readonly onKeep: () => void; readonly onDrop: (id: number) => void; readonly onTake: (id: number) => void };
  /** How the result leaves the page: a link, a letter. */
  readonly share?: ReactNode;
  /** The offer of the calculation as a document. */
  readonly keeping?: ComponentProps<typeof FoldedSchedule>["keeping"];
}

/** The calculator as an instrument: inputs at the left, the policy's slip at the right, the years below. */
export function CalculatorView({
  elements,
  state,
  onChange,
  onRetry,
  onBuy,
  chart,
  instead,
  owner,
  classifier,
  variants,
  share,
  keeping,
}: CalculatorViewProps) {
  const { formatMessage, locale } = useIntl();
  const { inputs, panel, buying } = state;
  const shown = shownOf(panel);
  const limit = panel.at === "refused" ? panel.limit : undefined;
  // By the names of the form's elements, which are the fields of a calculation.
  const values: ElementValues = inputs;
  const prices = pricesBeside(shown?.quote, (amount) => moneyText(amount, locale, 0));
  const unavailable = new Set((shown?.quote.frequencies ?? []).flatMap(({ frequency, available }) => (available ? [] : [frequency])));
  const buy = (block: boolean) => (
    <Button
      onClick={onBuy}
      busy={buying.at === "saving" || buying.at === "signedIn" || buying.at === "gone"}
      aria-disabled={panel.at !== "shown"}
      block={block}
    >
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
              .filter((element) => isApplicable(element, values))
              .map((element) => (
                <ElementField
                  key={element.name}
                  element={element}
                  value={values[element.name]}
                  onChange={(value) => onChange({ [element.name]: value })}
                  error={limit && elementAt(limit.field) === element.name && panel.at === "refused" ? panel.error : undefined}
                  details={prices[element.name]}
                  unavailable={element.name === "frequency" ? unavailable : undefined}
                  classifier={classifier}
                />
              ))}
          </Stack>
        </Card>
        <QuoteSlip
          state={state}
          onChange={onChange}
          onRetry={onRetry}
          actions={
            <>
              {buy(true)}
              {owner}
              <Button variant="secondary" block aria-disabled={panel.at !== "shown"} onClick={variants.onKeep}>
                {formatMessage({ id: "calculators.variants.keep" })}
              </Button>
              {share}
            </>
          }
          instead={instead}
        />
      </Split>
      {state.variants.length > 0 && (
        <Suspense>
          <VariantsTable variants={state.variants} onDrop={variants.onDrop} onTake={variants.onTake} />
        </Suspense>
      )}
      {shown && chart}
      {shown && (
        <FoldedSchedule
          schedule={shown.schedule}
          caption={formatMessage({ id: calculatedTitle(shown.schedule) })}
          fileName={inputs.product}
          keeping={keeping}
        />
      )}
      <BottomBar
        price={shown ? <Money amount={shown.quote.headline?.amount ?? shown.quote.instalment} /> : "—"}
        caption={shown && (shown.quote.headline?.name ?? formatMessage({ id: `calculators.per.${shown.quote.frequency}` }))}
        action={buy(false)}
      />
    </Stack>
  );
}
