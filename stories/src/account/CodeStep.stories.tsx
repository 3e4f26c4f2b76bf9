import { CodeStep } from "@shanyraq/ui/account/CodeStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { still, wrongCode } from "../fixtures/accounts.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: CodeStep,
  args: {
    digits: 4,
    resendAt: 120_000,
    now: still,
    busy: false,
    resending: false,
    onCode: nothing,
    onResend: nothing,
    onBack: nothing,
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "The code from an SMS, in every conversation of the account. One field drawn as boxes takes typing, paste and " +
          "autofill; Enter sends. Another code waits for the countdown, which is spoken at 60, 30 and 10 seconds; what is " +
          "wrong with a code is said at once.",
      },
    },
  },
} satisfies Meta<typeof CodeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Six: Story = { args: { digits: 6, submit: "Подтвердить согласие", back: "Изменить данные" } };
export const Busy: Story = { args: { busy: true } };
export const MayResend: Story = { args: { resendAt: 0 } };
export const Resending: Story = { args: { resendAt: 0, resending: true } };
export const Wrong: Story = { args: { problem: wrongCode } };
export const WrongConsent: Story = { args: { digits: 6, problem: wrongCode, problemTitle: "Произошла ошибка проверки кода" } };
export const LongKazakh: Story = { args: { submit: "Дербес деректерді өңдеуге келісімді растау", back: "Телефон нөмірін өзгерту" } };
