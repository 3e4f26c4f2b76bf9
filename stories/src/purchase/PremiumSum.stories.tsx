import { PremiumSum } from "@shanyraq/ui/purchase/PremiumSum.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { lastDue, overdueDue, premiumDue } from "../fixtures/pay-premium.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: PremiumSum,
  args: { due: premiumDue, busy: false, onPay: nothing, onAnother: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "How much of what is due is paid now. What is overdue stands first, where anything is; another sum says its limits before it " +
          "is typed. The button names the sum.",
      },
    },
  },
} satisfies Meta<typeof PremiumSum>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Overdue: Story = { args: { due: overdueDue } };
export const LastPremium: Story = { args: { due: lastDue } };
export const Busy: Story = { args: { busy: true } };
