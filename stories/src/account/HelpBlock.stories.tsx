import { HelpBlock } from "@shanyraq/ui/account/HelpBlock.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { links } from "../fixtures/accounts.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: HelpBlock,
  args: { reason: "notInBase", links, onSignature: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "Where a phone opens no account: the pages that say how to mend it, each in a tab of its own, and the ways of whoever is " +
          "who they say: a digital signature, or us. It stands under the refusal that it belongs to.",
      },
    },
  },
} satisfies Meta<typeof HelpBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotByPhone: Story = { args: { reason: "closed" } };
