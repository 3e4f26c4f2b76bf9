import { Article } from "@shanyraq/ui/content/news/Article.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Article,
  args: { html: "<h2>Первая часть</h2><p>Текст.</p><h2>Вторая часть</h2><p>Текст.</p><h2>Третья часть</h2><p>Текст.</p>" },
  parameters: {
    docs: {
      description: {
        component:
          "A text of the editors, with its contents beside it where it is long. The contents are links into the text; a screen " +
          "reader finds them as a named navigation. It carries no heading of the first level.",
      },
    },
  },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { html: "<p>Один абзац.</p>" } };
export const LongKazakh: Story = {
  args: {
    html: "<h2>Сақтандыру төлемін жүзеге асыру тәртібі</h2><p>Мәтін.</p><h2>Сақтанушының құқықтары мен міндеттері</h2><p>Мәтін.</p><h2>Дауларды сотқа дейін шешу тәртібі</h2><p>Мәтін.</p>",
  },
};
