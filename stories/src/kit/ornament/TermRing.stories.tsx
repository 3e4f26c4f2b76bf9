import { TermRing } from "@shanyraq/kit/ornament/TermRing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: TermRing,
  args: { value: 0.4, label: "Прошло 8 лет из 20", children: "8 из 20" },
  parameters: {
    docs: {
      description: {
        component:
          "A share of a whole as the ring of the roof: a term that passes, a part of a payment. It is an image whose name says " +
          "the same in words; the text in its middle is not read again.",
      },
    },
  },
} satisfies Meta<typeof TermRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Begins: Story = { args: { value: 0, label: "Срок ещё не начался", children: "0 %" } };
export const Ended: Story = { args: { value: 1, label: "Срок закончился", children: "100 %" } };
export const Small: Story = { args: { size: "4rem", children: undefined } };
