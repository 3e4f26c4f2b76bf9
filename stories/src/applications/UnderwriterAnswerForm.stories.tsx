import { UnderwriterAnswerForm } from "@shanyraq/ui/applications/UnderwriterAnswerForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { underwriterAnswerStates } from "../fixtures/underwriter-answer.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: UnderwriterAnswerForm,
  args: { state: underwriterAnswerStates.asked, onSubmit: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "The answer to an underwriter's question. What was typed stays until it is taken; what went wrong is announced above the button, " +
          "and the thanks as a status.",
      },
    },
  },
} satisfies Meta<typeof UnderwriterAnswerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Sending: Story = { args: { state: underwriterAnswerStates.sending } };
export const Lost: Story = { args: { state: { ...underwriterAnswerStates.asked, problem: { kind: "offline" } } } };
export const Answered: Story = { args: { state: underwriterAnswerStates.answered } };
