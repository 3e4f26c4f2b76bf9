import { AccountStep } from "@shanyraq/ui/pension/AccountStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pensionStates } from "../fixtures/pension.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: AccountStep,
  args: { state: pensionStates.account, send: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "The account that the pension is paid to.",
      },
    },
  },
} satisfies Meta<typeof AccountStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Refused: Story = {
  args: {
    state: {
      ...pensionStates.account,
      problem: { kind: "message", message: "Проверьте поля.", fields: { holder: "Счёт должен быть вашим." } },
    },
  },
};
