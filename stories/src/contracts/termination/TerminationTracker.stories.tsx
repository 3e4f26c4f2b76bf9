import { TerminationTracker } from "@shanyraq/ui/contracts/termination/TerminationTracker.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { trackers } from "../../fixtures/termination.ts";
const meta = {
  component: TerminationTracker,
  args: { tracker: trackers.sent, account: "/cabinet/reports/maturity/c-1" },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "How far the money of an ended contract has come.",
      },
    },
  },
} satisfies Meta<typeof TerminationTracker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = { args: { tracker: trackers.ordered } };
export const Sent: Story = { args: { tracker: trackers.sent } };
export const Paid: Story = { args: { tracker: trackers.paid } };
export const Returned: Story = { args: { tracker: trackers.returned } };
export const Nothing: Story = { args: { tracker: trackers.nothing } };
