import { ClaimReview } from "@shanyraq/ui/statements/ClaimReview.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ClaimReview,
  args: { number: "OB-2026-000006", state: { at: "asking" }, onAskReview: nothing },
  parameters: {
    docs: {
      description: { component: "A review of a refusal is asked for once. The phone shows who asks." },
    },
  },
} satisfies Meta<typeof ClaimReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Taken: Story = {
  args: {
    state: {
      at: "found",
      found: { words: "Others than those who declined it are reviewing the claim. We will answer by 04.12.2026." },
    },
  },
};
