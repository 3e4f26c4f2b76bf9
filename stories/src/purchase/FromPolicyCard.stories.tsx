import { FromPolicyCard } from "@shanyraq/ui/purchase/FromPolicyCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { payingPolicy } from "../fixtures/qr-pay.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: FromPolicyCard,
  args: { policies: [payingPolicy], amount: "1000000.00", onPay: nothing },
  parameters: {
    docs: {
      description: {
        component: "The other way to pay: with what a policy that has matured owes the payer. What is left of it stays theirs.",
      },
    },
  },
} satisfies Meta<typeof FromPolicyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePolicy: Story = {};
export const Several: Story = { args: { policies: [payingPolicy, { ...payingPolicy, contractId: "c-2", number: "SH-2023-48210514" }] } };
export const Paying: Story = { args: { busy: payingPolicy.contractId } };
export const Refused: Story = { args: { problem: { kind: "message", message: "Этот заказ уже оплачен." } } };
