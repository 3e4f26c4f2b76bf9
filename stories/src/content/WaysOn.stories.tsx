import { WaysOn } from "@shanyraq/ui/content/WaysOn.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: WaysOn,
  args: {
    ways: [
      { name: "Оплата полиса", href: "/payment" },
      { name: "Страховые продукты", href: "/products" },
      { name: "Контакты", href: "/contacts" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          "The end of a page that says something and asks nothing: where to go from here. A screen reader finds it among the landmarks.",
      },
    },
  },
} satisfies Meta<typeof WaysOn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { ways: [{ name: "Страховые продукты", href: "/products" }] } };
