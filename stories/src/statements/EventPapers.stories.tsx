import { EventPapers } from "@shanyraq/ui/statements/EventPapers.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: EventPapers,
  args: { documents: ["identity", "policy", "medical", "accidentAct"], have: { identity: true }, onChange: nothing },
  parameters: {
    docs: {
      description: {
        component: "The papers an insured event asks for. Each is a question of its own with two answers; nothing is required.",
      },
    },
  },
} satisfies Meta<typeof EventPapers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Papers: Story = {};
/** To a claim that exists: those that come with the files now, and those that are still to come. */
export const Sending: Story = { args: { have: { medical: true }, isSending: true } };
