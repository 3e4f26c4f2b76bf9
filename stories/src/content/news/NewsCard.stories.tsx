import { NewsCard } from "@shanyraq/ui/content/news/NewsCard.tsx";
import { NewsPicture } from "@shanyraq/ui/content/news/NewsPicture.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: NewsCard,
  args: {
    item: { title: "Полис онлайн за десять минут", date: "2026-11-20", short_info: "Оформление без визита в офис." },
    href: "/news/online-policy",
    picture: <NewsPicture item={{ slug: "online-policy", image: "" }} />,
  },
  parameters: {
    docs: {
      description: {
        component:
          "A piece of news in a list: a picture where it is given one, the day, the title that opens it, its short text. The whole card answers to the link in its " +
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
/** Among other things on a page. */
export const WithoutPicture: Story = { args: { picture: undefined } };
/** Among other things, with its picture where there is room for it. */
export const WordsOnPhone: Story = { args: { wordsOnPhone: true } };
/** What others write of the company says whose it is. */
export const OfUs: Story = {
  args: {
    item: {
      title: "Как получить выплату и не потерять время",
      date: "2026-03-19",
      short_info: "Разговор о документах и сроках.",
      source: "Радио «Көкжиек»",
    },
    href: "/smi/radio-claims",
  },
};
