import { EndCode } from "@shanyraq/ui/cabinet/EndCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelContractStates } from "../fixtures/cancel-contract.ts";
import { nothing } from "../stage/held.tsx";
const meta = {
  component: EndCode,
  args: { state: cancelContractStates.code, send: nothing, now: () => 0 },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "The code that confirms the end of a contract. With no try left the way leads back to the sums.",
      },
    },
  },
} satisfies Meta<typeof EndCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const NoTryLeft: Story = { args: { state: { ...cancelContractStates.code, attemptsLeft: 0, problem: { kind: "offline" } } } };
