import { OwedFacts } from "@shanyraq/ui/reception/OwedFacts.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { owed } from "../fixtures/reception.ts";

const meta = {
  component: OwedFacts,
  args: { owed },
  parameters: {
    docs: {
      description: { component: "How the sum of a claim was found, and who is paid, as the second person who agrees to it sees it." },
    },
  },
} satisfies Meta<typeof OwedFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Disability: Story = {};
