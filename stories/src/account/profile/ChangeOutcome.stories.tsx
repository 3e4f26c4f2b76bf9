import { ChangeOutcome } from "@shanyraq/ui/account/profile/ChangeOutcome.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ChangeOutcome,
  args: { became: { of: "aloud" } },
  parameters: {
    docs: {
      description: {
        component: "Beside a choice that is saved as soon as it is made: that it was saved, or why it was not and what to do.",
      },
    },
  },
} satisfies Meta<typeof ChangeOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Offline: Story = { args: { became: { of: "aloud", problem: { kind: "offline" } } } };
export const Refused: Story = { args: { became: { of: "aloud", problem: { kind: "service" } } } };
