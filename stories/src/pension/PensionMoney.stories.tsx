import { PensionMoney } from "@shanyraq/ui/pension/PensionMoney.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pensionCases, pensionHrefs } from "../fixtures/pension.ts";

const meta = {
  component: PensionMoney,
  args: { held: pensionCases.concluded, pay: pensionHrefs.pay },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Parts of the premium that the fund does not bring.",
      },
    },
  },
} satisfies Meta<typeof PensionMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owed: Story = {};
export const Paid: Story = { args: { held: pensionCases.inForce } };
