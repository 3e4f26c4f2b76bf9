import { FigureList } from "@shanyraq/ui/content/FigureList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: FigureList,
  args: {
    figures: [
      { term: "Действующих договоров", value: "184 тыс." },
      { term: "Активы", value: "62,8 млрд ₸" },
      { term: "Выплачено за год", value: "5,24 млрд ₸" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: "A few figures, large. A screen reader hears what a figure is of before the figure; the eye sees the figure first.",
      },
    },
  },
} satisfies Meta<typeof FigureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongKazakh: Story = {
  args: { figures: [{ term: "Төлем туралы өтініштерді қараудың орташа мерзімі", value: "6 жұмыс күні" }] },
};
