import { ServedForm } from "@shanyraq/ui/reception/ServedForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { attached } from "../fixtures/attached.ts";
import { receptionStates } from "../fixtures/reception.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ServedForm,
  args: { state: receptionStates.open, attached, onTyped: nothing, onSave: nothing },
  parameters: {
    docs: {
      description: {
        component: "What the customer asks, saved as often as one likes and sent once. A refusal stands at its field.",
      },
    },
  },
} satisfies Meta<typeof ServedForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};
export const Saved: Story = { args: { state: { ...receptionStates.open, saved: true } } };
export const Refused: Story = {
  args: {
    state: {
      ...receptionStates.open,
      problem: {
        kind: "message",
        message: "Проверьте выделенные поля.",
        fields: { contractNumber: "У этого клиента нет полиса с таким номером." },
      },
    },
  },
};
