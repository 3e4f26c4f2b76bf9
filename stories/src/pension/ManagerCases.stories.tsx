import { ManagerCases } from "@shanyraq/ui/pension/ManagerCases.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ManagerCases,
  args: {
    cases: {
      data: [
        {
          name: "Оспанова Гүлжан Серікқызы",
          number: "PA-2026-000001",
          iin: "720611••••••",
          stage: "checking",
          date: "2026-11-20",
          premium: "20000000.00",
          blocks: "Бухгалтерия сверяет документы и условия.",
        },
      ],
      currentPage: 1,
      lastPage: 2,
      total: 21,
    },
    searched: "",
    onSearch: nothing,
    onPage: nothing,
  },
  parameters: {
    docs: {
      description: {
        component:
          "A manager's own customers with a pension annuity, and what each waits for. It can be read and saved, and changes nothing.",
      },
    },
  },
} satisfies Meta<typeof ManagerCases>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cases: Story = {};
export const Nobody: Story = { args: { cases: { data: [], currentPage: 1, lastPage: 1, total: 0 }, searched: "Ахметова" } };
