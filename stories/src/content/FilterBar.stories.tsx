import { FilterBar } from "@shanyraq/ui/content/FilterBar.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { held, nothing } from "../stage/held.tsx";

const meta = {
  component: FilterBar,
  args: {
    label: "Для кого",
    options: [
      { value: "", name: "Все" },
      { value: "child", name: "Для ребёнка" },
      { value: "family", name: "Для семьи" },
    ],
    value: "",
    onChange: nothing,
  },
  render: held(FilterBar),
  parameters: {
    docs: {
      description: {
        component:
          "One choice out of a few that narrows a list at once. Buttons that say whether they are pressed; the list below changes " +
          "without leaving the page.",
      },
    },
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: "child" } };
export const LongKazakh: Story = {
  args: {
    label: "Кімге арналған",
    options: [
      { value: "", name: "Барлығы" },
      { value: "employer", name: "Жұмыс берушілерге және жеке кәсіпкерлерге" },
    ],
  },
};
