import { NewsCard } from "@shanyraq/ui/content/NewsCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: NewsCard,
  args: {
    item: { slug: "online-policy", title: "Полис онлайн за десять минут", date: "2026-11-20", short_info: "Оформление без визита в офис." },
    href: "/news/online-policy",
  },
  parameters: {
    docs: {
      description: {
        component:
          "A piece of news in a list: a picture cut from its slug, the day, the title that opens it, its short text. The whole card answers to the link in its " +
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
      slug: "annual-report-2025",
      title: "Компанияның жарияланған жылдық қаржылық есептілігі туралы хабарлама",
      date: "2026-11-20",
      short_info: "Есептілік аудиторлық қорытындымен бірге жарияланды.",
    },
  },
};
/** What others write of the company says whose it is. */
export const OfUs: Story = {
  args: {
    item: {
      slug: "radio-claims",
      title: "Как получить выплату и не потерять время",
      date: "2026-03-19",
      short_info: "Разговор о документах и сроках.",
      source: "Радио «Көкжиек»",
    },
    href: "/smi/radio-claims",
  },
};
