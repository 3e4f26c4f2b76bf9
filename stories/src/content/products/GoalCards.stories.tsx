import { GoalCards } from "@shanyraq/ui/content/products/GoalCards.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: GoalCards,
  args: {
    goals: [
      {
        id: "save",
        emblem: "senim",
        title: "Накопить к сроку",
        text: "На учёбу, жильё или старость.",
        links: [{ name: "Сенім", href: "/products/senim" }],
      },
      {
        id: "protect",
        emblem: "term",
        title: "Защитить семью",
        text: "Если случится непоправимое.",
        links: [{ name: "Жизнь на срок", href: "/products/term-life" }],
      },
    ],
  },
  render: (args) => (
    <>
      <h2>Зачем приходят</h2>
      <GoalCards {...args} />
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "What people come for, in their words; each goal leads to the products that serve it. Headings of the third level under " +
          "the band's own; links say where they lead.",
      },
    },
  },
} satisfies Meta<typeof GoalCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { goals: [] } };
