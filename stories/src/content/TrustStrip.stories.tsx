import { TrustStrip } from "@shanyraq/ui/content/TrustStrip.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: TrustStrip,
  args: {
    facts: [
      { term: "Лицензия", value: "Выдана регулятором финансового рынка" },
      { term: "Гарантия", value: "Фонд гарантирования страховых выплат" },
    ],
  },
  parameters: {
    docs: {
      description: { component: "Who answers for the company: licence, guarantee, ombudsman. A description list, read by term and value." },
    },
  },
} satisfies Meta<typeof TrustStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongKazakh: Story = {
  args: {
    facts: [
      { term: "Сақтандыру төлемдеріне кепілдік беру қоры", value: "Сақтандыру ұйымы таратылған жағдайда төлемді қор жүзеге асырады" },
    ],
  },
};
