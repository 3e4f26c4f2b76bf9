import { PensionComparison } from "@shanyraq/ui/pension/PensionComparison.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { comparison } from "../fixtures/pension.ts";

const meta = {
  component: PensionComparison,
  args: { comparison },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "An annuity beside staying in the fund to the age of 90, as a drawing and as a table.",
      },
    },
  },
} satisfies Meta<typeof PensionComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ahead: Story = {};
export const LaterAhead: Story = { args: { comparison: { ...comparison, breakEvenAge: 74 } } };
export const NeverAhead: Story = { args: { comparison: { ...comparison, breakEvenAge: null } } };
export const FundEnds: Story = { args: { comparison: { ...comparison, fundEnds: 86 } } };
