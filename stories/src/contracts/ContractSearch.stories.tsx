import { ContractSearch } from "@shanyraq/ui/contracts/ContractSearch.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ContractSearch,
  args: { typed: "", onType: () => {}, found: 5 },
  parameters: {
    docs: {
      description: {
        component:
          "Finds a contract among many by its number, its product or whom it names. How many are left is announced while it is typed.",
      },
    },
  },
} satisfies Meta<typeof ContractSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Found: Story = { args: { typed: "мадина", found: 2 } };
export const Nothing: Story = { args: { typed: "яхта", found: 0 } };
