import { CodeStep } from "@shanyraq/ui/purchase/CodeStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { codeSpent, codeWrong, worksheetStates } from "../fixtures/worksheet.ts";
import { nothing } from "../stage/held.tsx";

/** A clock that stands. */
const still = () => 0;

const meta = {
  component: CodeStep,
  args: { state: worksheetStates.code, now: still, onCode: nothing, onResend: nothing, onBack: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "The code from the SMS: where it was sent, one field, a new code after two minutes. The time is said now and then, not every second.",
      },
    },
  },
} satisfies Meta<typeof CodeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { state: { ...worksheetStates.code, busy: true } } };
export const Wrong: Story = { args: { state: codeWrong } };
/** Five wrong ones: no code counts any more, and the way on is to send the worksheet again. */
export const Spent: Story = { args: { state: codeSpent } };
export const MayResend: Story = { args: { state: { ...worksheetStates.code, resendAt: 0 } } };
