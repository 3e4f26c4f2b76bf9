import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PageHead,
  args: { title: "Продукты", lead: "Накопить, защитить, обеспечить." },
  parameters: {
    placed: "page",
    docs: {
      description: {
        component: "The first lines of a page: where it stands, its title, its sentence. Its title is the page's first heading.",
      },
    },
  },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCrumbs: Story = { args: { crumbs: [{ name: "Главная", href: "/" }, { name: "Продукты" }] } };
export const LongKazakh: Story = { args: { title: "Қызметкерді жазатайым оқиғалардан міндетті сақтандыру" } };
