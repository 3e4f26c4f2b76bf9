import { RefusalFacts } from "@shanyraq/ui/reception/RefusalFacts.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusedClaim } from "../fixtures/statements.ts";

const meta = {
  component: RefusalFacts,
  args: { refusal: refusedClaim },
  parameters: {
    docs: {
      description: { component: "Why a claim is to be refused, as the second person who agrees to it sees it." },
    },
  },
} satisfies Meta<typeof RefusalFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByClause: Story = {};
