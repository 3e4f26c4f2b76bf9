import { LeadView } from "@shanyraq/ui/content/LeadView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: LeadView,
  args: {
    title: "Пенсионный аннуитет",
    lead: "Пожизненные выплаты из накоплений.",
    phone: "+7 (727) 000-00-00",
    productsHref: "/products",
    newsHref: "/news",
  },
  parameters: {
    placed: "page",
    docs: {
      description: {
        component:
          "A page that opens before its section does: what it will be and what can be done today. Everything in it is a link or a " +
          "call.",
      },
    },
  },
} satisfies Meta<typeof LeadView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongKazakh: Story = { args: { title: "Зейнетақы аннуитеті шартын жасау және төлемдерді алу тәртібі" } };
