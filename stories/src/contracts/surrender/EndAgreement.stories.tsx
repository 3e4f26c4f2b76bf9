import { EndAgreement } from "@shanyraq/ui/contracts/surrender/EndAgreement.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelContractStates } from "../../fixtures/cancel-contract.ts";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: EndAgreement,
  args: { state: cancelContractStates.agreement, send: nothing, onRead: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "The termination agreement is opened first, then accepted; or the contract stays.",
      },
    },
  },
} satisfies Meta<typeof EndAgreement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const Read: Story = { args: { state: { ...cancelContractStates.agreement, opened: true } } };
