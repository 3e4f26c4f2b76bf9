import { Way } from "@shanyraq/ui/content/Way.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Way,
  args: {
    steps: [
      { name: "Соглашение заключено", when: "21 ноября", state: "done" },
      { name: "Деньги отправлены в банк", when: "не позднее 2 декабря", state: "current" },
      { name: "Деньги на счёте", when: "обычно в тот же день", state: "ahead" },
    ],
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "A way with an end that is known: what is behind, where it stands, and what comes.",
      },
    },
  },
} satisfies Meta<typeof Way>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {};
