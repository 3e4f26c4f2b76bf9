import { WithdrawApplication } from "@shanyraq/ui/applications/WithdrawApplication.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: WithdrawApplication,
  args: { way: "withdraw", onWithdraw: nothing, onClose: nothing },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "Stands between the button and the withdrawal: what ends with it and what goes on. Keeping it has the focus, so Enter " +
          "by habit and Esc change nothing. A screen reader reads the consequences with the title.",
      },
    },
  },
} satisfies Meta<typeof WithdrawApplication>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unconfirmed: Story = { args: { way: "remove" } };
