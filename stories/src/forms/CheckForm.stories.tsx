import { CheckForm } from "@shanyraq/ui/forms/CheckForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { standing } from "@shanyraq/forms";
import { standingStates } from "../fixtures/statements.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: CheckForm,
  args: { form: standing, state: standingStates.asking, onAsk: nothing },
  parameters: {
    docs: {
      description: {
        component: "The question of a check that anybody may make. What was typed stays when the service fails.",
      },
    },
  },
} satisfies Meta<typeof CheckForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Looking: Story = { args: { state: standingStates.looking } };
export const Failed: Story = { args: { state: { at: "asking", problem: { kind: "service", requestId: "a1b2c3d4" } } } };
