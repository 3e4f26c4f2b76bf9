import { EndCost } from "@shanyraq/ui/contracts/surrender/EndCost.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { coolingOff, endOverview } from "../../fixtures/cancel-contract.ts";
const meta = {
  component: EndCost,
  args: { cost: endOverview.cost },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What becomes of the money and of the cover, and by which rule.",
      },
    },
  },
} satisfies Meta<typeof EndCost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Surrender: Story = {};
export const Whole: Story = { args: { cost: coolingOff.overview.cost } };
