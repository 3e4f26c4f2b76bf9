import { ReceiptView } from "@shanyraq/ui/purchase/ReceiptView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { guestsOrder, guestsReceipt, overpaidReceipt, partReceipt, premiumReceipt, receipt, restoringReceipt } from "../fixtures/qr-pay.ts";

const meta = {
  component: ReceiptView,
  args: { receipt, contractHref: "/cabinet/reports/c-1" },
  parameters: {
    placed: "page",
    docs: {
      description: {
        component:
          "The proof of a payment: number, sum, time and where the policy is now. It is announced when it appears, and may be " +
          "printed. The heading is the page's first.",
      },
    },
  },
} satisfies Meta<typeof ReceiptView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Restoring: Story = { args: { receipt: restoringReceipt } };
export const APart: Story = { args: { receipt: partReceipt } };
export const OfAPremium: Story = { args: { receipt: premiumReceipt, signHref: "/sign/g-1" } };
export const OverpaidAndLast: Story = { args: { receipt: overpaidReceipt } };
export const ForAGuest: Story = { args: { receipt: guestsReceipt, contractHref: undefined, number: guestsOrder.number } };
