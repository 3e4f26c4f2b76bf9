import { ForgotView } from "@shanyraq/ui/account/ForgotView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { forgotLate, forgotStates, forgotWeak, forgotWrongCode, still } from "../fixtures/accounts.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ForgotView,
  args: { state: forgotStates.phone, send: nothing, now: still, onLeave: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "The way back to a forgotten password. Its words tell nobody whether a phone has an account. Every step puts " +
          "the focus on its heading; the arrow goes back, from the first step to the login.",
      },
    },
  },
} satisfies Meta<typeof ForgotView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};
export const Code: Story = { args: { state: forgotStates.code } };
export const WrongCode: Story = { args: { state: forgotWrongCode } };
export const Password: Story = { args: { state: forgotStates.password } };
export const WeakPassword: Story = { args: { state: forgotWeak } };
export const Late: Story = { args: { state: forgotLate } };
export const Done: Story = { args: { state: forgotStates.done } };
