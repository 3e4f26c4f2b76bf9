import { ServedCustomer } from "@shanyraq/ui/reception/ServedCustomer.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { customerCard } from "../fixtures/reception.ts";

const meta = {
  component: ServedCustomer,
  args: { card: customerCard },
  parameters: {
    docs: {
      description: {
        component: "What an employee sees of who has let them. Statuses are words; their colour repeats them.",
      },
    },
  },
} satisfies Meta<typeof ServedCustomer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const New: Story = { args: { card: { ...customerCard, contracts: [], applications: [], statements: [] } } };
