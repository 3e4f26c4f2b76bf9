import { FindCustomer } from "@shanyraq/ui/reception/FindCustomer.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: FindCustomer,
  args: { busy: false, onFind: nothing },
  parameters: {
    docs: {
      description: {
        component: "The number of who has come. What a slip of the pen finds is nobody, told as an alert; what was typed stays.",
      },
    },
  },
} satisfies Meta<typeof FindCustomer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Unknown: Story = { args: { unknown: true } };
export const Failed: Story = { args: { problem: { kind: "offline" } } };
