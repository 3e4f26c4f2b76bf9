import { ChangeCode } from "@shanyraq/ui/cabinet/ChangeCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeContractStates } from "../fixtures/change-contract.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ChangeCode,
  args: { state: changeContractStates.code, send: nothing, now: () => 0 },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "The code that confirms a change; another one after the countdown. With no try left the way leads back to the calculation.",
      },
    },
  },
} satisfies Meta<typeof ChangeCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const NoTryLeft: Story = { args: { state: { ...changeContractStates.code, attemptsLeft: 0, problem: { kind: "offline" } } } };
