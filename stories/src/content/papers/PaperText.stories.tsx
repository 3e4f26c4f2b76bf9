import { PaperText } from "@shanyraq/ui/content/papers/PaperText.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: PaperText,
  args: {
    parts: [{ text: "Выплачивается " }, { text: "выкупная сумма", term: "surrenderValue" }, { text: " по тарифу." }],
    press: { open: undefined, explanationId: "term", onPress: nothing },
  },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "A text of a paper in which the first mention of a term can be pressed." } },
  },
} satisfies Meta<typeof PaperText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
