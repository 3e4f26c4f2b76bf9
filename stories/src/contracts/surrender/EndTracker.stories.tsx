import { EndTracker } from "@shanyraq/ui/contracts/surrender/EndTracker.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { trackers } from "../../fixtures/cancel-contract.ts";
const meta = {
  component: EndTracker,
  args: { tracker: trackers.sent, account: "/cabinet/reports/maturity/c-1" },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "How far the money of an ended contract has come.",
      },
    },
  },
} satisfies Meta<typeof EndTracker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = { args: { tracker: trackers.ordered } };
export const Sent: Story = { args: { tracker: trackers.sent } };
export const Paid: Story = { args: { tracker: trackers.paid } };
export const Returned: Story = { args: { tracker: trackers.returned } };
export const Nothing: Story = { args: { tracker: trackers.nothing } };
