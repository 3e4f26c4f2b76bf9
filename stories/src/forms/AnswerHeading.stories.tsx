import { AnswerHeading } from "@shanyraq/ui/forms/AnswerHeading.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: AnswerHeading,
  args: { children: "Что нашлось" },
  parameters: {
    docs: {
      description: {
        component: "The first line of an answer that came into the page. It takes the focus, so that a screen reader begins there.",
      },
    },
  },
} satisfies Meta<typeof AnswerHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heading: Story = {};
