import { PayPremiumView } from "@shanyraq/ui/purchase/PayPremiumView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { graceDue, overdueDue, payPremiumStates } from "../fixtures/pay-premium.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: PayPremiumView,
  args: {
    state: payPremiumStates.asking,
    send: nothing,
    newKey: () => "key-0123456789abcdef",
    phone: "+7 (727) 000-00-00",
    contractsHref: "/cabinet/reports",
  },
  parameters: {
    docs: {
      description: {
        component:
          "Paying what is due for a policy: by its number and its owner's, or for one's own at once; then how much is paid now. What " +
          "was found takes the focus. A payment of a moment ago is told before another is ordered, and a contract that takes no " +
          "premiums says why.",
      },
    },
  },
} satisfies Meta<typeof PayPremiumView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const NotFound: Story = { args: { state: { at: "asking", missing: true } } };
export const Looking: Story = { args: { state: payPremiumStates.looking } };
export const Choosing: Story = { args: { state: payPremiumStates.choosing } };
export const Overdue: Story = { args: { state: { ...payPremiumStates.choosing, due: overdueDue } } };
export const InGrace: Story = { args: { state: { ...payPremiumStates.choosing, due: graceDue } } };
export const Failed: Story = { args: { state: { ...payPremiumStates.choosing, problem: { kind: "service", requestId: "01JD9Z7K2M" } } } };
export const Ordering: Story = { args: { state: payPremiumStates.ordering } };
export const JustPaid: Story = { args: { state: payPremiumStates.justPaid } };
export const Ordered: Story = { args: { state: payPremiumStates.ordered } };
export const Closed: Story = { args: { state: payPremiumStates.closed } };
export const ClosedByFailure: Story = { args: { state: { ...payPremiumStates.closed, problem: { kind: "offline" } } } };
export const Gone: Story = { args: { state: payPremiumStates.gone } };
