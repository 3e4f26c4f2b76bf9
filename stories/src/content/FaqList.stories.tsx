import { FaqList } from "@shanyraq/ui/content/FaqList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { product } from "../fixtures/product.ts";

const meta = {
  component: FaqList,
  args: { items: product.questions },
  parameters: {
    docs: {
      description: {
        component:
          "Questions that open in place. Native: Enter or Space opens one, a search on the page finds the closed ones, and it " +
          "works without a script. A screen reader says expanded or collapsed.",
      },
    },
  },
} satisfies Meta<typeof FaqList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText("Можно ли забрать деньги раньше?")) };
export const Empty: Story = { args: { items: [] } };
export const LongKazakh: Story = {
  args: {
    items: [
      { question: "Сақтандыру шартын мерзімінен бұрын тоқтатқан кезде қандай сома қайтарылады?", answer: "<p>Сатып алу сомасы.</p>" },
    ],
  },
};
