import { PaperTable } from "@shanyraq/ui/content/papers/PaperTable.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PaperTable,
  args: {
    table: {
      kind: "table",
      caption: "Взносы",
      columns: [
        { heading: "Оплатить до", numeric: false },
        { heading: "Взнос, ₸", numeric: true },
      ],
      rows: [
        ["21.12.2026", "35 413,00"],
        ["21.01.2027", "35 413,00"],
      ],
    },
    name: "График",
  },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "A table of a paper: on a narrow screen every row is a card of names and values." } },
  },
} satisfies Meta<typeof PaperTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
