import { LoginCodeView } from "@shanyraq/ui/account/LoginCodeView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loginStates } from "../fixtures/login.ts";
import { nothing } from "../stage/held.tsx";

const { code } = loginStates;
const meta = {
  component: LoginCodeView,
  args: { state: code, send: nothing, now: () => 0 },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "The second step of an employee's or a manager's login: the code from the phone of their account. The heading has the focus when the step " +
          "comes; a screen reader says at once why a code was refused.",
      },
    },
  },
} satisfies Meta<typeof LoginCodeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {};
export const Checking: Story = { args: { state: { ...code, busy: true } } };
export const Wrong: Story = {
  args: { state: { ...code, problem: { kind: "message", message: "Неверный код. Осталось попыток: 4." } } },
};
export const Waiting: Story = { args: { state: { ...code, resendAt: 90_000 } } };
