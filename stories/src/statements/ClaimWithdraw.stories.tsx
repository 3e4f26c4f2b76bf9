import { ClaimWithdraw } from "@shanyraq/ui/statements/ClaimWithdraw.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ClaimWithdraw,
  args: { number: "OB-2026-000006", state: { at: "asking" }, onWithdraw: nothing },
  parameters: {
    docs: {
      description: { component: "A report and its claim are taken back while nothing is decided. The phone shows who asks." },
    },
  },
} satisfies Meta<typeof ClaimWithdraw>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Taken: Story = {
  args: {
    state: {
      at: "found",
      found: { words: "Withdrawn on 04.12.2026: we will not review it. The right to be paid remains, and a claim can be made again." },
    },
  },
};
