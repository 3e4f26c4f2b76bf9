import { ChoiceText } from "@shanyraq/kit/fields/ChoiceText.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ChoiceText,
  args: { choice: { label: "Раз в месяц", detail: "4 375 ₸" } },
  parameters: {
    docs: {
      description: {
        component:
          "The words of one answer in ChoiceField and ChoicesField. Takes no key: the answer's own radio or box does. A screen reader " +
          "says both lines as the name of that answer.",
      },
    },
  },
} satisfies Meta<typeof ChoiceText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLine: Story = { args: { choice: { label: "Один раз" } } };
