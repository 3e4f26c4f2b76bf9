import { NotFoundView } from "@shanyraq/ui/content/NotFoundView.tsx";
import { nothing } from "../stage/held.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: NotFoundView,
  args: {
    code: "404",
    title: "К сожалению, запрашиваемая вами страница не найдена",
    text: "Возможно, её адрес изменился.",
    homeHref: "/",
    links: [
      { name: "Продукты", href: "/products" },
      { name: "Новости", href: "/news" },
    ],
  },
  parameters: {
    placed: "page",
    docs: {
      description: {
        component:
          "A page that is not there, or that failed: what happened and where to go on. The status, large, is the beginning of the " +
          "heading, so a screen reader says it before the words; Tab walks from the way home to other pages.",
      },
    },
  },
} satisfies Meta<typeof NotFoundView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSearch: Story = { args: { onSearch: nothing } };
export const Failed: Story = { args: { code: "500", title: "Упс, произошла ошибка...", requestId: "7f3a90c1", onRetry: nothing } };
export const LongKazakh: Story = { args: { title: "Сіз іздеген бет табылмады немесе жойылған" } };
