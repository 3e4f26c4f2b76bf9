import { PremiumCalendar } from "@shanyraq/ui/purchase/PremiumCalendar.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { quote } from "../fixtures/calculator.ts";

const meta = {
  component: PremiumCalendar,
  args: { quote, first: quote.instalment },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Every premium of a contract that is bought now, with its day and its sum. Use it where nothing is paid yet.",
      },
    },
  },
} satisfies Meta<typeof PremiumCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {};
export const Single: Story = { args: { quote: { ...quote, frequency: "single", instalments: 1 } } };
