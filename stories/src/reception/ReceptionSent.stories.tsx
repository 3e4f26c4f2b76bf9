import { ReceptionSent } from "@shanyraq/ui/reception/ReceptionSent.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { receptionStates } from "../fixtures/reception.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ReceptionSent,
  args: { taken: receptionStates.sent.taken, onFile: nothing, onAgain: nothing },
  parameters: {
    docs: {
      description: {
        component: "What was taken, by its number, and the paper that the customer takes home. Nothing of them is left on the screen.",
      },
    },
  },
} satisfies Meta<typeof ReceptionSent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Taken: Story = {};
