import { QuoteSlip } from "@shanyraq/ui/calculators/QuoteSlip.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { buyings, panels, pensionQuote, schedule, withBuying, withPanel } from "../fixtures/calculator.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: QuoteSlip,
  args: { state: withPanel(panels.empty), onChange: nothing, onRetry: nothing, actions: <Button block>Оформить</Button> },
  parameters: {
    docs: {
      description: {
        component:
          "The result of the calculator as the policy's slip, in each state of the panel. The last good figures stay in sight, " +
          "greyed, while newer ones are computed or refused. Buttons in it take a limit or try again.",
      },
    },
  },
} satisfies Meta<typeof QuoteSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Computing: Story = { args: { state: withPanel(panels.computing) } };
export const Shown: Story = { args: { state: withPanel(panels.shown) } };
export const Pension: Story = { args: { state: withPanel({ at: "shown", shown: { quote: pensionQuote, schedule } }) } };
export const Refused: Story = { args: { state: withPanel(panels.refused) } };
export const BySpecialist: Story = {
  args: {
    state: withPanel({
      at: "refused",
      error:
        "Для такого числа пострадавших и работников закон не называет коэффициента, поэтому цену посчитает специалист. " +
        "Закажите звонок, и мы перезвоним.",
      specialist: true,
    }),
    instead: (
      <Button variant="secondary" size="s">
        Позвоните мне
      </Button>
    ),
  },
};
export const Failed: Story = { args: { state: withPanel(panels.failed) } };
export const BuyingFailed: Story = { args: { state: withBuying(buyings.failed) } };
