import { ContractOverview } from "@shanyraq/ui/contracts/ContractOverview.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { agreedSections } from "../fixtures/agreed.ts";
import { contract, endedContract } from "../fixtures/contract.ts";

const meta = {
  component: ContractOverview,
  args: { contract },
  parameters: {
    placed: "inSection",
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
/** Part by part, as its policy says it. */
export const Whole: Story = { args: { contract: { ...contract, agreed: [...agreedSections] } } };
export const Ended: Story = { args: { contract: endedContract } };
