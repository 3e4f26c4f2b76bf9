import type { Output } from "@shanyraq/calls";
import { calculatorFlow, calculatorInitial, performCalculator } from "@shanyraq/flows";
import { CalculatorView } from "@shanyraq/ui/calculators/CalculatorView.tsx";
import { initialCalculation } from "@shanyraq/ui/calculators/elements.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { nothing } from "../stage/held.tsx";
import { Called } from "./Called.tsx";
import { attemptIn, wait } from "./ports.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";

function Calculator({ elements = [], call }: Output<"getProductForm">) {
  const { state, send } = useFlow(
    calculatorFlow,
    () => calculatorInitial(initialCalculation("senim", elements)),
    () =>
      performCalculator({
        attempt: attemptIn("ru"),
        wait,
        call,
        askLogin: nothing,
        onOwnerKnown: nothing,
        goToWorksheet: nothing,
        log: nothing,
      }),
  );
  useEffect(() => send({ type: "opened" }), [send]);
  return (
    <div data-waiting={state.panel.at === "computing" ? "yes" : undefined}>
      <CalculatorView
        elements={elements}
        state={state}
        onChange={(change) => send({ type: "inputsChanged", change })}
        onRetry={() => send({ type: "retryPressed" })}
        onBuy={() => send({ type: "buyPressed" })}
        variants={{
          onKeep: () => send({ type: "variantKept" }),
          onDrop: (id) => send({ type: "variantDropped", id }),
          onTake: (id) => send({ type: "variantTaken", id }),
        }}
      />
    </div>
  );
}

const meta = {
  component: Calculator,
  render: () => (
    <Called name="getProductForm" input={{ id: "senim" }}>
      {(form) => <Calculator {...form} />}
    </Called>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "The calculator with its flow and the client of the site over recorded replies: what is changed is asked, but the answer stays the recorded one. " +
          "Every state by itself stands under calculators/CalculatorView.",
      },
    },
  },
} satisfies Meta<typeof Calculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheToolbarSays: Story = {};
export const Refused: Story = { parameters: { replies: { getSenimCalc: { entry: "refused" } } } };
export const Failed: Story = { parameters: { replies: { getSenimCalc: "fails" } } };
