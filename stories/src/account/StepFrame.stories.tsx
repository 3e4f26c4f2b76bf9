import { StepFrame } from "@shanyraq/ui/account/StepFrame.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: StepFrame,
  args: { title: "Введите код из SMS", children: <p>Код отправлен на номер +7 7** *** **33.</p> },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "One step of a conversation in the modal. Its heading takes the focus as it appears, so that a screen reader " +
          "goes on from there; the arrow back stands before it and is reached with Shift and Tab.",
      },
    },
  },
} satisfies Meta<typeof StepFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onBack: nothing } };
export const WithoutWayBack: Story = {};
export const LongKazakh: Story = { args: { onBack: nothing, title: "Дербес деректерді өңдеуге келісімді оқып, растаңыз" } };
