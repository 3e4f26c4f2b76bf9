import { StatusBadge } from "@shanyraq/ui/contracts/StatusBadge.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: StatusBadge,
  args: { status: "active" },
  parameters: { docs: { description: { component: "The status of a contract in words, its colour repeating them." } } },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const AwaitingPayment: Story = { args: { status: "awaiting_payment" } };
export const Overdue: Story = { args: { status: "overdue" } };
export const Suspended: Story = { args: { status: "suspended" } };
export const Lapsed: Story = { args: { status: "lapsed" } };
export const PaidUp: Story = { args: { status: "paid_up" } };
export const Claimed: Story = { args: { status: "claimed" } };
export const Matured: Story = { args: { status: "matured" } };
export const Terminated: Story = { args: { status: "terminated" } };
export const Cancelled: Story = { args: { status: "cancelled" } };
