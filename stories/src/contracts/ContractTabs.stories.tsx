import { ContractTabs } from "@shanyraq/ui/contracts/ContractTabs.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ContractTabs,
  args: { shown: "current", hrefs: { current: "/cabinet/reports", failed: "/cabinet/reports/failed" }, counts: { current: 5, failed: 2 } },
  parameters: {
    docs: {
      description: {
        component:
          "The two lists of contracts, each with its number. Links, because each has an address: Tab walks them and Enter " +
          "follows. A screen reader says which list is shown.",
      },
    },
  },
} satisfies Meta<typeof ContractTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = { args: { shown: "failed" } };
export const NotCountedYet: Story = { args: { counts: undefined } };
