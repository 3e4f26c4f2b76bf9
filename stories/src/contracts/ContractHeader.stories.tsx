import { ContractHeader } from "@shanyraq/ui/contracts/ContractHeader.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  contract,
  endedContract,
  kazakhContract,
  lapsedContract,
  overdueContract,
  restoredToday,
  suspendedContract,
} from "../fixtures/contract.ts";

const meta = {
  component: ContractHeader,
  args: {
    contract,
    listName: "Мои договоры",
    listHref: "/cabinet/reports",
    payHref: "/payment?contract=c-1",
    claimHref: "/feedback?about=event",
  },
  parameters: {
    placed: "page",
    docs: {
      description: {
        component:
          "The head of a contract's page: its status and what that means, then the figures people open it for. An overdue sum is " +
          "said in words before them. The way back stands first.",
      },
    },
  },
} satisfies Meta<typeof ContractHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Overdue: Story = { args: { contract: overdueContract } };
export const Suspended: Story = { args: { contract: suspendedContract } };
export const RestoredToday: Story = { args: { contract: restoredToday } };
export const Lapsed: Story = { args: { contract: lapsedContract } };
export const Ended: Story = { args: { contract: endedContract } };
export const LongKazakh: Story = { args: { contract: kazakhContract } };
