import { WaitingList } from "@shanyraq/ui/cabinet/WaitingList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: WaitingList,
  args: {
    waiting: [
      {
        key: "answer a-1",
        title: "Вопрос по заявке: Страхование жизни на срок",
        about: ["Как давно поставлен диагноз, и принимаете ли вы лекарства?"],
        action: { name: "Ответить", label: "Ответить на вопрос по заявке: Страхование жизни на срок", href: "/cabinet/apps" },
      },
      {
        key: "pay a-2",
        title: "Заказ ещё не оплачен",
        about: [
          "Сенім: накопительное страхование: первый взнос 35 073 ₸. Защита начнётся после оплаты.",
          "Заказ № ZK-2026-000001 от 21 ноября 2026 г.",
        ],
        action: { name: "Оплатить", label: "Оплатить: Сенім", href: "/payment?application=a-2" },
      },
      {
        key: "sign g-1",
        title: "Документы ждут вашей подписи",
        about: ["Договор SH-2026-48210593", "Подписать до 5 декабря 2026 г."],
        action: { name: "Прочитать и подписать", label: "Прочитать и подписать: Договор SH-2026-48210593", href: "/sign/g-1" },
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          "What waits for the customer, each with the one thing to do about it: questions that hold up a policy first, then what is to be " +
          "paid, then what is to be signed. Nothing stands there where nothing waits.",
      },
    },
  },
} satisfies Meta<typeof WaitingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { waiting: meta.args.waiting.slice(1, 2) } };
