import { TerminationResult } from "@shanyraq/ui/contracts/termination/TerminationResult.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { terminationStates, terminationHrefs } from "../../fixtures/termination.ts";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: TerminationResult,
  args: { state: terminationStates.done, send: nothing, hrefs: terminationHrefs },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What came of it: the contract has ended, it stays, or it cannot be ended now and what to do then.",
      },
    },
  },
} satisfies Meta<typeof TerminationResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const DoneWithNothing: Story = { args: { state: { ...terminationStates.done, back: "0.00" } } };
export const Kept: Story = { args: { state: terminationStates.kept } };
export const Refused: Story = { args: { state: terminationStates.refused } };
export const ChangeWaits: Story = {
  args: {
    state: { ...terminationStates.refused, refusal: { reason: "change", message: "Изменение этого договора ждёт вашего решения." } },
  },
};
