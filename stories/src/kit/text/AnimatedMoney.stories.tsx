import { AnimatedMoney } from "@shanyraq/kit/text/AnimatedMoney.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: AnimatedMoney,
  args: { amount: "35073.00" },
  parameters: {
    docs: {
      description: {
        component:
          "A result that changes in sight, as in the calculator: the figures run for 200 ms. A screen reader only ever hears the " +
          "true amount, and under reduced motion nothing runs.",
      },
    },
  },
} satisfies Meta<typeof AnimatedMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTiyn: Story = { args: { amount: "20456.75", decimals: 2 } };
export const Large: Story = { args: { amount: "10000000000.00" } };
