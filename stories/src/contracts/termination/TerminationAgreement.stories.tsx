import { TerminationAgreement } from "@shanyraq/ui/contracts/termination/TerminationAgreement.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { terminationStates } from "../../fixtures/termination.ts";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: TerminationAgreement,
  args: { state: terminationStates.agreement, send: nothing, onSave: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "The termination agreement is opened first, then accepted; or the contract stays.",
      },
    },
  },
} satisfies Meta<typeof TerminationAgreement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const Read: Story = { args: { state: { ...terminationStates.agreement, opened: true } } };
