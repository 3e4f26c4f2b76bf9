import { NeedsCalculator } from "@shanyraq/ui/content/products/NeedsCalculator.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: NeedsCalculator,
  args: { calculatorHref: "/products/term-life/calculate" },
  parameters: {
    docs: {
      description: {
        component: "How much cover a family needs. A guide, not an offer: it says what the sum is made of.",
      },
    },
  },
} satisfies Meta<typeof NeedsCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
