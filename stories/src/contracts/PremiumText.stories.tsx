import { PremiumText } from "@shanyraq/ui/contracts/PremiumText.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PremiumText,
  args: { amount: "20000.00", frequency: "monthly" },
  parameters: {
    docs: { description: { component: "An instalment with how often it is paid, as one sentence of the language. Words only." } },
  },
} satisfies Meta<typeof PremiumText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = { args: { frequency: "single" } };
export const Annual: Story = { args: { frequency: "annual" } };
export const Semiannual: Story = { args: { frequency: "semiannual" } };
export const Quarterly: Story = { args: { frequency: "quarterly" } };
