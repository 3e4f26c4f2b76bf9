import { QuickQuoteView } from "@shanyraq/ui/calculators/QuickQuoteView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { elements, panels, withPanel } from "../fixtures/calculator.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: QuickQuoteView,
  args: { elements, state: withPanel(panels.shown), onChange: nothing, calculatorHref: "/products/senim/calculate" },
  parameters: {
    docs: {
      description: {
        component:
          "Two sliders and a price on a product's own page; the button opens the whole calculator. Arrows move the sliders, and a screen " +
          "reader hears the new price politely.",
      },
    },
  },
} satisfies Meta<typeof QuickQuoteView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Empty: Story = { args: { state: withPanel(panels.empty) } };
export const Computing: Story = { args: { state: withPanel(panels.computing) } };
export const Refused: Story = { args: { state: withPanel(panels.refused) } };
