import { LinkToPhoneCard } from "@shanyraq/ui/forms/LinkToPhoneCard.tsx";
import { payLinkTexts } from "@shanyraq/ui/purchase/pay-link-texts.ts";
import { launchLinkTexts } from "@shanyraq/ui/signing/launch-link-texts.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: LinkToPhoneCard,
  args: { texts: payLinkTexts, phone: "+7 7** *** **67", state: { at: "idle" }, onSend: nothing },
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
