import { TerminationCost } from "@shanyraq/ui/contracts/termination/TerminationCost.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { coolingOff, terminationOverview } from "../../fixtures/termination.ts";
const meta = {
  component: TerminationCost,
  args: { cost: terminationOverview.cost },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What becomes of the money and of the cover, and by which rule.",
      },
    },
  },
} satisfies Meta<typeof TerminationCost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Surrender: Story = {};
export const Whole: Story = { args: { cost: coolingOff.overview.cost } };
