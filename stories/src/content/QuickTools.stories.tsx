import { QuickTools } from "@shanyraq/ui/content/QuickTools.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";
const meta = {
  component: QuickTools,
  args: {
    tools: [
      { name: "Оплатить взнос", href: "/payment" },
      { name: "Проверить полис", href: "/check-polis" },
      { name: "Перезвоните мне", onPress: nothing },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: "What people come for most days, one press each.",
      },
    },
  },
} satisfies Meta<typeof QuickTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
