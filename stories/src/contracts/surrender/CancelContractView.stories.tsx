import { CancelContractView } from "@shanyraq/ui/contracts/surrender/CancelContractView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelContractStates, endHrefs } from "../../fixtures/cancel-contract.ts";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: CancelContractView,
  args: { state: cancelContractStates.offer, send: nothing, now: () => 0, hrefs: endHrefs, phone: "+7 (727) 000-00-00", onRead: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "A contract is ended in three steps: what comes back and where it goes; who it is and a code; the agreement. Each step puts the focus on its heading.",
      },
    },
  },
} satisfies Meta<typeof CancelContractView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: cancelContractStates.loading } };
export const Failed: Story = { args: { state: cancelContractStates.failed } };
export const Refused: Story = { args: { state: cancelContractStates.refused } };
export const Ended: Story = { args: { state: cancelContractStates.ended } };
export const Offer: Story = { args: { state: cancelContractStates.offer } };
export const Verify: Story = { args: { state: cancelContractStates.verify } };
export const Code: Story = { args: { state: cancelContractStates.code } };
export const VerifyAgain: Story = { args: { state: cancelContractStates.verifyAgain } };
export const Agreement: Story = { args: { state: cancelContractStates.agreement } };
export const Done: Story = { args: { state: cancelContractStates.done } };
export const Kept: Story = { args: { state: cancelContractStates.kept } };
