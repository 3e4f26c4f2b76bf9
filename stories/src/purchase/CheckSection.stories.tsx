import { ChangeButton, CheckSection } from "@shanyraq/ui/purchase/CheckSection.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: CheckSection,
  args: {
    title: "Кредит",
    rows: [
      { term: "Банк", value: "Банк «Үлгі»" },
      { term: "Номер договора", value: "К-2026/17" },
    ],
    change: { onPress: nothing },
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "A part of what is checked before it is sent: a heading, one button that changes the part, and its answers as one list. A " +
          "screen reader hears of the button what it changes.",
      },
    },
  },
} satisfies Meta<typeof CheckSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Changed on another page: a link. */
export const Elsewhere: Story = { args: { title: "Расчёт", change: { href: "/products/senim/calculate" } } };
/** The button alone, as a refusal has it beside its words. */
export const Button: Story = { render: ({ title, change }) => <ChangeButton of={title} change={change} /> };
