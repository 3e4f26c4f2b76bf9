import { CabinetNav } from "@shanyraq/ui/cabinet/CabinetNav.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: CabinetNav,
  args: {
    parts: [
      { name: "Главное", href: "/cabinet" },
      { name: "Мои договоры", href: "/cabinet/reports", current: "page" },
      { name: "Мои заявки", href: "/cabinet/apps" },
      { name: "Подписание документов", href: "/sign" },
      { name: "Уведомления", href: "/cabinet/notifications" },
      { name: "Личные данные", href: "/cabinet/info" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          "The parts of the cabinet, on each of its pages. On a phone they stand in one line that moves sideways and begins at the part that " +
          "the reader is in; where letters are large they are folded under one button. A page under a part marks that part.",
      },
    },
  },
} satisfies Meta<typeof CabinetNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Under: Story = {
  args: { parts: meta.args.parts.map(({ name, href }) => ({ name, href, ...(href === "/cabinet/info" && { current: "true" as const }) })) },
};
export const LongKazakh: Story = {
  args: {
    parts: [
      { name: "Шолу", href: "/kk/cabinet", current: "page" },
      { name: "Менің шарттарым", href: "/kk/cabinet/reports" },
      { name: "Менің өтінімдерім", href: "/kk/cabinet/apps" },
      { name: "Құжаттарға қол қою", href: "/kk/sign" },
      { name: "Хабарламалар", href: "/kk/cabinet/notifications" },
      { name: "Жеке деректер", href: "/kk/cabinet/info" },
    ],
  },
};
