import { LinkToPhoneCard } from "@shanyraq/ui/forms/LinkToPhoneCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { launchLinkTexts } from "../fixtures/signing.ts";
import { nothing } from "../stage/held.tsx";

const payment = {
  title: "purchase.payLink.title",
  text: "purchase.payLink.text",
  send: "purchase.payLink.send",
  sent: "purchase.payLink.sent",
  again: "purchase.payLink.again",
} as const;

const meta = {
  component: LinkToPhoneCard,
  args: { texts: payment, phone: "+7 7** *** **67", state: { at: "idle" }, onSend: nothing },
  render: (args) => (
    <>
      <h1>Оплата</h1>
      <LinkToPhoneCard {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: { component: "Beside a code, for whoever is signed in: what the code opens, sent to their own phone." },
    },
  },
} satisfies Meta<typeof LinkToPhoneCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sending: Story = { args: { state: { at: "sending" } } };
export const Sent: Story = { args: { state: { at: "sent", phone: "+7 7** *** **67" } } };
export const Failed: Story = { args: { state: { at: "failed", problem: { kind: "offline" } } } };
export const OfSigning: Story = { args: { texts: launchLinkTexts } };
export const OfSigningSent: Story = { args: { texts: launchLinkTexts, state: { at: "sent", phone: "+7 7** *** **67" } } };
