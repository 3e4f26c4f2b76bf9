import { EndResult } from "@shanyraq/ui/contracts/surrender/EndResult.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelContractStates, endHrefs } from "../../fixtures/cancel-contract.ts";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: EndResult,
  args: { state: cancelContractStates.done, send: nothing, hrefs: endHrefs },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What came of it: the contract has ended, it stays, or it cannot be ended now and what to do then.",
      },
    },
  },
} satisfies Meta<typeof EndResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const DoneWithNothing: Story = { args: { state: { ...cancelContractStates.done, back: "0.00" } } };
export const Kept: Story = { args: { state: cancelContractStates.kept } };
export const Refused: Story = { args: { state: cancelContractStates.refused } };
export const ChangeWaits: Story = {
  args: {
    state: { ...cancelContractStates.refused, refusal: { reason: "change", message: "Изменение этого договора ждёт вашего решения." } },
  },
};
