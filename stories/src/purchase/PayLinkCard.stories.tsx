import { PayLinkCard } from "@shanyraq/ui/purchase/PayLinkCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: PayLinkCard,
  args: { phone: "+7 7** *** **67", state: { at: "idle" }, onSend: nothing },
  render: (args) => (
    <>
      <h1>Оплата</h1>
      <PayLinkCard {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: { component: "Beside the code of a payment, for whoever is signed in: the bank's page sent to their own phone." },
    },
  },
} satisfies Meta<typeof PayLinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sending: Story = { args: { state: { at: "sending" } } };
export const Sent: Story = { args: { state: { at: "sent", phone: "+7 7** *** **67" } } };
export const Failed: Story = { args: { state: { at: "failed", problem: { kind: "offline" } } } };
