import { Timeline } from "@shanyraq/ui/statements/Timeline.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Timeline,
  args: {
    events: [
      { status: "received", date: "2026-11-15" },
      { status: "inReview", date: "2026-11-16" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: "How far something has come. The present step is marked for a screen reader too.",
      },
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Paid: Story = {
  args: {
    events: [
      { status: "received", date: "2026-09-15" },
      { status: "decided", date: "2026-09-20" },
      { status: "paid", date: "2026-09-22" },
    ],
  },
};
