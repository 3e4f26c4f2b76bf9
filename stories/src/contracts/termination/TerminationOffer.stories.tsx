import { TerminationOffer } from "@shanyraq/ui/contracts/termination/TerminationOffer.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  anothersAccount,
  terminationStates,
  coolingOff,
  terminationHrefs,
  noValue,
  repaidLoan,
  standingLoan,
} from "../../fixtures/termination.ts";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: TerminationOffer,
  args: { state: terminationStates.offer, send: nothing, hrefs: terminationHrefs },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "What comes back and what does not, what may be done instead, and where the money goes. Staying weighs as much as leaving.",
      },
    },
  },
} satisfies Meta<typeof TerminationOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Surrender: Story = {};
export const CoolingOff: Story = { args: { state: coolingOff } };
export const NoValue: Story = { args: { state: noValue } };
export const Loan: Story = { args: { state: standingLoan } };
export const LoanRepaid: Story = { args: { state: repaidLoan } };
export const AnothersAccount: Story = { args: { state: anothersAccount } };
export const Busy: Story = { args: { state: { ...terminationStates.offer, busy: true } } };
