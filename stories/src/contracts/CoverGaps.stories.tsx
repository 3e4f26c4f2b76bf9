import { CoverGaps } from "@shanyraq/ui/contracts/CoverGaps.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { suspendedContract } from "../fixtures/contract.ts";

const meta = {
  component: CoverGaps,
  args: { gaps: suspendedContract.gaps },
  parameters: {
    docs: {
      description: {
        component: "The days on which a contract gave no cover, the last of them still lasting. What happened on them is not paid for.",
      },
    },
  },
} satisfies Meta<typeof CoverGaps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneDay: Story = { args: { gaps: [{ from: "2026-04-10", to: "2026-04-10" }] } };
