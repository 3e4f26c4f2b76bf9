import { Accordion } from "@shanyraq/kit/actions/Accordion.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Accordion,
  args: {
    items: [
      { title: "Можно ли забрать деньги раньше?", content: <p>Можно, с третьего года: сумма стоит в графике.</p> },
      { title: "Что нужно для выплаты?", content: <p>Заявление и удостоверение личности.</p> },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          "Parts that may be read or passed over. Native: Tab walks their headings, Enter or Space opens one, a search on the " +
          "page finds the closed ones, and it works without a script. A screen reader says expanded or collapsed.",
      },
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneAtATime: Story = { args: { name: "questions" } };
export const Open: Story = { play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText("Можно ли забрать деньги раньше?")) };
export const Empty: Story = { args: { items: [] } };
export const LongKazakh: Story = {
  args: {
    items: [{ title: "Сақтандыру шартын мерзімінен бұрын тоқтатқан кезде қандай сома қайтарылады?", content: <p>Сатып алу сомасы.</p> }],
  },
};
