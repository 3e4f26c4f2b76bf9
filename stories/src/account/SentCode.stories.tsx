import { SentCode } from "@shanyraq/ui/account/SentCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { still, wrongCode } from "../fixtures/accounts.ts";
import { nothing } from "../stage/held.tsx";

const waiting = { resendAt: 120_000, busy: false, resending: false };

const meta = {
  component: SentCode,
  args: { message: "Мы отправили код на номер +7 (7••) •••-••-67", state: waiting, send: nothing, now: still },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "The step of registration and of a forgotten password on which the code from an SMS is typed. It says where the code went; " +
          "the way back changes the number.",
      },
    },
  },
} satisfies Meta<typeof SentCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Wrong: Story = { args: { state: { ...waiting, problem: wrongCode } } };
