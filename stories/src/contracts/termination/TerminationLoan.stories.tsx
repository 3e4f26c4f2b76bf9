import { TerminationLoan } from "@shanyraq/ui/contracts/termination/TerminationLoan.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { repaidLoan, standingLoan } from "../../fixtures/termination.ts";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: TerminationLoan,
  args: { state: standingLoan, send: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Whether the loan was repaid early: the law gives more back then.",
      },
    },
  },
} satisfies Meta<typeof TerminationLoan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standing: Story = {};
export const Repaid: Story = { args: { state: repaidLoan } };
export const RefusedDay: Story = {
  args: {
    state: {
      ...standingLoan,
      repaidOn: "2027-01-01",
      problem: { kind: "message", message: "", fields: { repaidOn: "Этот день ещё не наступил." } },
    },
  },
};
