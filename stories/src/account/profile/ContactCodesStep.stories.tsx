import { ContactCodesStep } from "@shanyraq/ui/account/profile/ContactCodesStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { codesSigned, codesWrong, contactChangeStates } from "../../fixtures/profile.ts";
import { nothing } from "../../stage/held.tsx";

/** Clocks that stand, before and after new codes may be asked for. */
const still = () => 0;
const late = () => 120_000;

const meta = {
  component: ContactCodesStep,
  args: { state: contactChangeStates.codes, send: nothing, now: still },
  parameters: {
    docs: {
      description: {
        component:
          "Two codes side by side in one form, never one after the other: the change needs both. A wrong one is announced with " +
          "the tries that are left; new codes can be asked for after the countdown, which is spoken at 60, 30 and 10 seconds. " +
          "Who has just signed in by a key types the code from the new one alone.",
      },
    },
  },
} satisfies Meta<typeof ContactCodesStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { state: codesWrong } };
export const Busy: Story = { args: { state: { ...contactChangeStates.codes, busy: true } } };
export const Signed: Story = { args: { state: codesSigned } };
export const MayResend: Story = { args: { now: late } };
