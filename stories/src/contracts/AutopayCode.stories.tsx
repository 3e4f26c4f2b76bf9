import { AutopayCode } from "@shanyraq/ui/contracts/AutopayCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { autopayWrongCode } from "../fixtures/autopay.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: AutopayCode,
  args: { state: { ...autopayWrongCode, resendAt: 60_000 }, send: nothing, now: () => 0 },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "One code turns automatic payment on; another one after the countdown. A refusal stands above the buttons.",
      },
    },
  },
} satisfies Meta<typeof AutopayCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const WrongCode: Story = { args: { state: autopayWrongCode } };
