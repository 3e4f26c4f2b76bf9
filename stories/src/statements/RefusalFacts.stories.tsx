import { RefusalFacts } from "@shanyraq/ui/statements/RefusalFacts.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusedClaim } from "../fixtures/statements.ts";

const meta = {
  component: RefusalFacts,
  args: { refusal: refusedClaim },
  parameters: {
    docs: {
      description: { component: "Why a claim is refused: the same on the page of the status and before the second person who agrees." },
    },
  },
} satisfies Meta<typeof RefusalFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByClause: Story = {};
