import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: SummaryList,
  args: {
    rows: [
      { term: "Страхователь", value: "Сәрсенов Айдар" },
      { term: "Срок", value: "10 лет" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          "Facts or answers one under another: term, value, and a way to change it. The list is a description list, so a screen " +
          "reader says each value with its term. Name each action with its term.",
      },
    },
  },
} satisfies Meta<typeof SummaryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    rows: [
      {
        term: "Телефон",
        value: "+7 (701) 234-56-78",
        action: (
          <Button variant="quiet" size="s" aria-label="Изменить телефон">
            Изменить
          </Button>
        ),
      },
      { term: "Почта", value: "client11@example.kz" },
    ],
  },
};
/** An action of one word stays whole, however long the word. */
export const LongAction: Story = {
  args: {
    rows: [
      {
        term: "Сенім: накопительное страхование",
        value: "SH-2025-38336993",
        action: (
          <Button variant="secondary" size="s" aria-label="Прекратить договор SH-2025-38336993">
            Прекратить
          </Button>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const word = document.createRange();
    word.selectNodeContents(canvas.getByRole("button"));
    const lines = new Set([...word.getClientRects()].map(({ top }) => Math.round(top)));
    await expect(lines.size).toBe(1);
  },
};
export const Empty: Story = { args: { rows: [] } };
export const LongKazakh: Story = {
  args: {
    rows: [
      {
        term: "Сақтандыру төлемін алушылардың тізімі",
        value: "Шарт бойынша пайда алушы тағайындалмаған, төлем заңды мұрагерлерге жасалады",
      },
    ],
  },
};
