import { WithdrawConsent } from "@shanyraq/ui/account/consents/WithdrawConsent.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: WithdrawConsent,
  args: { onWithdraw: nothing, onClose: nothing },
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
} satisfies Meta<typeof WithdrawConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refused: Story = { args: { problem: { kind: "offline" } } };
