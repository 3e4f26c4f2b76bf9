import { ContractCard } from "@shanyraq/ui/contracts/ContractCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { contract, endedContract, kazakhContract, lapsedContract, overdueContract, suspendedContract } from "../fixtures/contract.ts";

const meta = {
  component: ContractCard,
  args: { contract, href: "/cabinet/reports/c-1" },
  parameters: {
    docs: {
      description: {
        component:
          "A contract in a list: what it is, how far its term has come, what is to be paid next. The whole card answers to its " +
          "heading's link; the button says which contract it opens.",
      },
    },
  },
} satisfies Meta<typeof ContractCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Overdue: Story = { args: { contract: overdueContract } };
export const Suspended: Story = { args: { contract: suspendedContract } };
export const Lapsed: Story = { args: { contract: lapsedContract } };
export const AwaitingPayment: Story = { args: { contract: { ...contract, status: "awaiting_payment", elapsed: 0 } } };
export const Ended: Story = { args: { contract: endedContract } };
export const LongKazakh: Story = { args: { contract: kazakhContract } };
export const Annuity: Story = {
  args: {
    contract: {
      ...contract,
      kind: "pension",
      product: "payout-annuity",
      product_name: "Аннуитет",
      next_due_date: null,
      annuity: { paid: "3001700.00", owed: "0.00", next: { on: "2027-09-27", amount: "300170.00" }, until: "2032-10-27" },
    },
  },
};
