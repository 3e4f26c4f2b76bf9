import { NextPayment } from "@shanyraq/ui/contracts/NextPayment.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { summary } from "../fixtures/contract.ts";

const meta = {
  component: NextPayment,
  args: { summary, count: 5, payHref: "/payment-methods" },
  parameters: {
    docs: {
      description: {
        component:
          "What lies on top of the desk: the next premium, its day, and what all contracts hold. With nothing due it says so " +
          "instead of showing a zero. Overdue sums are said before it.",
      },
    },
  },
} satisfies Meta<typeof NextPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingDue: Story = { args: { summary: { ...summary, next_due_date: null, next_due_amount: "0.00" } } };
export const Overdue: Story = { args: { summary: { ...summary, overdue: "40000.00", pay_until: "2026-12-30", days_left: 39 } } };
export const Suspended: Story = {
  args: { summary: { ...summary, overdue: "80000.00", suspended: 2, pay_until: "2026-12-30", days_left: 39 } },
};
