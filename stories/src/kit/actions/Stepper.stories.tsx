import { Stepper } from "@shanyraq/kit/actions/Stepper.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Stepper,
  args: { steps: ["Вы", "Здоровье", "Получатели", "Проверка"], current: 2 },
  parameters: {
    docs: {
      description: {
        component:
          "Where one stands in an errand of several steps. It shows and does not lead: the way back is a button of the step. A " +
          'screen reader says "step 2 of 4" and which step is the current one.',
      },
    },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { current: 1 } };
export const Last: Story = { args: { current: 4 } };
export const LongKazakh: Story = {
  args: { steps: ["Сақтанушы туралы мәліметтер", "Денсаулық жағдайы туралы декларация", "Пайда алушылар", "Тексеру"], current: 3 },
};
/** More steps than their names have room for: a company that insures its workers. The line above says the one name that counts. */
export const Many: Story = {
  args: {
    steps: [
      "Вы",
      "Застрахованный",
      "Организация",
      "Страхователь",
      "Ребёнок",
      "Застрахованные",
      "Счёт",
      "Здоровье",
      "Выгодоприобретатели",
      "Проверка",
    ],
    current: 5,
  },
};
