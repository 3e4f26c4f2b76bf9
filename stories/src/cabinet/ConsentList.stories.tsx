import { ConsentList } from "@shanyraq/ui/cabinet/ConsentList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { givenConsents } from "../fixtures/profile.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ConsentList,
  args: { consents: givenConsents, onWithdraw: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "What the customer agreed to: how, when, to which version of the text. Withdrawing asks first, in `WithdrawConsent`; a " +
          "withdrawn one stays with its date and says so in words.",
      },
    },
  },
} satisfies Meta<typeof ConsentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Withdrawn: Story = {
  args: { consents: givenConsents.map((consent) => ({ ...consent, channel: "form", withdrawnAt: "2026-11-20T05:00:00Z" })) },
};
export const Empty: Story = { args: { consents: [] } };
