import { HelpBlock } from "@shanyraq/ui/account/HelpBlock.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { links } from "../specimens/accounts.ts";

const meta = {
  component: HelpBlock,
  args: { links },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "Where a phone is not its owner’s in the mobile citizens’ base: two pages that say how to mend it, each in a " +
          "tab of its own. It stands under the refusal that it belongs to.",
      },
    },
  },
} satisfies Meta<typeof HelpBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
