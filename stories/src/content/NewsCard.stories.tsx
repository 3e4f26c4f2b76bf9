import { NewsCard } from "@shanyraq/ui/content/NewsCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: NewsCard,
  args: {
    item: { title: "Полис онлайн за десять минут", date: "2026-11-20", short_info: "Оформление без визита в офис." },
    href: "/news/online-policy",
  },
  parameters: {
    docs: {
      description: {
        component:
          "A piece of news in a list: the day, the title that opens it, its short text. The whole card answers to the link in its " +
          "heading.",
      },
    },
  },
} satisfies Meta<typeof NewsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongKazakh: Story = {
  args: {
    item: {
      title: "Компанияның жарияланған жылдық қаржылық есептілігі туралы хабарлама",
      date: "2026-11-20",
      short_info: "Есептілік аудиторлық қорытындымен бірге жарияланды.",
    },
  },
};
