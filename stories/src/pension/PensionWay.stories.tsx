import { PensionWay } from "@shanyraq/ui/pension/PensionWay.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pensionCases } from "../fixtures/pension.ts";

const meta = {
  component: PensionWay,
  args: { steps: pensionCases.asked.steps },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "The road to the first payment, with the days of the law.",
      },
    },
  },
} satisfies Meta<typeof PensionWay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = { args: { steps: pensionCases.opened.steps } };
export const Asked: Story = {};
export const InForce: Story = { args: { steps: pensionCases.inForce.steps } };
