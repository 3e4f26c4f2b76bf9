import { Breadcrumbs } from "@shanyraq/kit/actions/Breadcrumbs.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Breadcrumbs,
  args: { crumbs: [{ name: "Главная", href: "/" }, { name: "Продукты", href: "/products" }, { name: "Сенім" }] },
  parameters: {
    docs: {
      description: {
        component:
          "Where a page stands. The last one is the page itself and no link. A phone shows the way back alone; a screen reader " +
          "finds a named navigation and the current page in it.",
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { crumbs: [{ name: "Мои договоры", href: "/cabinet/reports" }, { name: "Договор № SH-2024-000001" }] } };
export const LongKazakh: Story = {
  args: {
    crumbs: [
      { name: "Басты бет", href: "/kk" },
      { name: "Қызметкерді жазатайым оқиғалардан міндетті сақтандыру", href: "/kk/products" },
      { name: "Өтінім беру" },
    ],
  },
};
