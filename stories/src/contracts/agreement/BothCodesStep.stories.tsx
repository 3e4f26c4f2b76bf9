import { BothCodesStep } from "@shanyraq/ui/contracts/agreement/BothCodesStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { codesWrong, contactChangeStates } from "../../fixtures/profile.ts";
import { nothing } from "../../stage/held.tsx";

/** Clocks that stand, before and after new codes may be asked for. */
const still = () => 0;
const late = () => 120_000;

const meta = {
  component: BothCodesStep,
  args: { state: contactChangeStates.codes, send: nothing, now: still },
  parameters: {
    docs: {
      description: {
        component:
          "Two codes side by side in one form, never one after the other: the change needs both. A wrong one is announced with " +
          "the tries that are left; new codes can be asked for after the countdown, which is spoken at 60, 30 and 10 seconds.",
      },
    },
  },
} satisfies Meta<typeof BothCodesStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { state: codesWrong } };
export const Busy: Story = { args: { state: { ...contactChangeStates.codes, busy: true } } };
export const MayResend: Story = { args: { now: late } };
