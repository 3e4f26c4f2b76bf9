import { TerminationView } from "@shanyraq/ui/contracts/termination/TerminationView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { terminationStates, terminationHrefs } from "../../fixtures/termination.ts";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: TerminationView,
  args: {
    state: terminationStates.offer,
    send: nothing,
    now: () => 0,
    hrefs: terminationHrefs,
    phone: "+7 (727) 000-00-00",
    onSave: nothing,
  },
  parameters: {
    docs: {
      description: {
        component:
          "A contract is ended in three steps: what comes back and where it goes; who it is and a code; the agreement. Each step puts the focus on its heading.",
      },
    },
  },
} satisfies Meta<typeof TerminationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: terminationStates.loading } };
export const Failed: Story = { args: { state: terminationStates.failed } };
export const Refused: Story = { args: { state: terminationStates.refused } };
export const Ended: Story = { args: { state: terminationStates.ended } };
export const Offer: Story = { args: { state: terminationStates.offer } };
export const Verify: Story = { args: { state: terminationStates.verify } };
export const Code: Story = { args: { state: terminationStates.code } };
export const VerifyAgain: Story = { args: { state: terminationStates.verifyAgain } };
export const Agreement: Story = { args: { state: terminationStates.agreement } };
export const Done: Story = { args: { state: terminationStates.done } };
export const Kept: Story = { args: { state: terminationStates.kept } };
