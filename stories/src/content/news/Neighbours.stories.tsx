import { Neighbours } from "@shanyraq/ui/content/news/Neighbours.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Neighbours,
  args: { previous: { title: "Как выбрать срок накопления", href: "/news/a" }, next: { title: "Открылся офис в Актобе", href: "/news/b" } },
  parameters: {
    docs: {
      description: {
        component: "What was published before and after.",
      },
    },
  },
} satisfies Meta<typeof Neighbours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { next: undefined } };
export const Alone: Story = { args: { next: undefined, previous: undefined } };
