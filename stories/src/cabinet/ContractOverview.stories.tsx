import { ContractOverview } from "@shanyraq/ui/cabinet/ContractOverview.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { contract, endedContract } from "../fixtures/contract.ts";

const meta = {
  component: ContractOverview,
  args: { contract },
  parameters: {
    docs: {
      description: {
        component: "The terms of a contract, one under another, as a description list. Read by term and value; nothing in it is pressed.",
      },
    },
  },
} satisfies Meta<typeof ContractOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ended: Story = { args: { contract: endedContract } };
