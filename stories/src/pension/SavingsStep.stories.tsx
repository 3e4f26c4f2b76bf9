import { SavingsStep } from "@shanyraq/ui/pension/SavingsStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pensionLookups, pensionStates } from "../fixtures/pension.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: SavingsStep,
  args: { state: pensionStates.savings, send: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "How much goes into the annuity: told by the fund, or typed.",
      },
    },
  },
} satisfies Meta<typeof SavingsStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const Silent: Story = { args: { state: { ...pensionStates.savings, lookup: pensionLookups.silent } } };
export const Asking: Story = {
  args: {
    state: {
      at: "savings",
      offer: pensionStates.savings.offer,
      draft: pensionStates.savings.draft,
      holder: pensionStates.savings.holder,
      busy: true,
    },
  },
};
