import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { ScheduleTable } from "@shanyraq/kit/data/ScheduleTable.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ year: index + 1, paid: (index + 1) * 1_000_000, reserve: (index + 1) * 900_000 }));

const meta = {
  component: ScheduleTable,
  args: {
    caption: "По годам",
    columns: { year: "Год", paid: "Внесено, ₸", reserve: "Накоплено, ₸" },
    rows: rowsOf(6),
    wholeColumns: ["year"],
  },
  parameters: {
    docs: {
      description: {
        component:
          "Figures by year or by payment. On a phone each row becomes a card with its headings; the roles of a table stay, so a " +
          "screen reader still walks it by cells. It scrolls by keys, folds when it is long and can be saved as CSV.",
      },
    },
  },
} satisfies Meta<typeof ScheduleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTotals: Story = { args: { totals: { year: "Итого", paid: 6_000_000, reserve: 5_400_000 } } };
export const Folded: Story = { args: { rows: rowsOf(40) } };
export const WithDownload: Story = { args: { fileName: "senim" } };
/** Something can be done with one of the rows. */
export const WithAction: Story = {
  args: { action: { heading: "Оплатить", of: (index) => index === 2 && <Button size="s">Оплатить</Button> } },
};
/** It begins folded at the row with which something can be done. */
export const FoldedWithAction: Story = {
  args: { rows: rowsOf(40), action: { heading: "Оплатить", of: (index) => index === 20 && <Button size="s">Оплатить</Button> } },
};
export const Empty: Story = { args: { rows: [] } };
export const LongKazakh: Story = {
  args: {
    caption: "Жинақталған сома мен сатып алу сомасының жылдар бойынша өзгеруі",
    columns: { year: "Шарт жылы", paid: "Төленген сақтандыру сыйлықақылары, ₸", reserve: "Жинақталған резерв, ₸" },
  },
};
