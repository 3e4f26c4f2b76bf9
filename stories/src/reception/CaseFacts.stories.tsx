import { CaseFacts } from "@shanyraq/ui/reception/CaseFacts.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { workItem } from "../fixtures/reception.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: CaseFacts,
  args: { item: workItem, onPaper: nothing },
  parameters: {
    docs: {
      description: {
        component: "A case as it was written, with its papers and what was done so far.",
      },
    },
  },
} satisfies Meta<typeof CaseFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Claim: Story = {};
export const PaperOnItsWay: Story = { args: { opening: "f-1" } };
