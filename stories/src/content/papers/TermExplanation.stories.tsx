import { TermExplanation } from "@shanyraq/ui/content/papers/TermExplanation.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: TermExplanation,
  args: { id: "term", term: "surrenderValue", language: "ru-KZ", onClose: nothing },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "What a term means, set apart from the words of the paper and left out of its print." } },
  },
} satisfies Meta<typeof TermExplanation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
