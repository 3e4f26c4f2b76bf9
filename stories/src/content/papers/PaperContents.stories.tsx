import { PaperContents } from "@shanyraq/ui/content/papers/PaperContents.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PaperContents,
  args: {
    headings: [
      { id: "a", text: "Стороны" },
      { id: "b", text: "Что возвращается" },
    ],
    language: "ru-KZ",
  },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "The parts of a long paper: a press moves the reading and the focus to the part." } },
  },
} satisfies Meta<typeof PaperContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
