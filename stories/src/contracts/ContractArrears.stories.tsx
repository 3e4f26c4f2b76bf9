import { ContractArrears } from "@shanyraq/ui/contracts/ContractArrears.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { contract, lapsedContract, overdueContract, paidUpContract, restoredContract, suspendedContract } from "../fixtures/contract.ts";

const meta = {
  component: ContractArrears,
  args: { contract },
  parameters: {
    docs: {
      description: {
        component:
          "What missing premiums have made of a contract: whether there is cover, what to pay and until when, and what follows " +
          "after that day. Of one that is paid on time nothing stands here.",
      },
    },
  },
} satisfies Meta<typeof ContractArrears>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overdue: Story = { args: { contract: overdueContract } };
export const LastDay: Story = { args: { contract: { ...overdueContract, days_left: 0 } } };
export const Suspended: Story = { args: { contract: suspendedContract } };
export const SuspendedBeforeLapse: Story = { args: { contract: { ...suspendedContract, if_unpaid: "lapsed" } } };
export const Restored: Story = { args: { contract: restoredContract } };
export const PaidUp: Story = { args: { contract: paidUpContract } };
export const Lapsed: Story = { args: { contract: lapsedContract } };
export const NeverBegan: Story = { args: { contract: { ...lapsedContract, gaps: [] } } };
