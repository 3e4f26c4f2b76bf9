import { ClockBanner } from "@shanyraq/ui/shell/ClockBanner.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ClockBanner,
  args: { day: "2031-03-01", clockHref: "#" },
  parameters: {
    docs: {
      description: {
        component:
          "Stands under the header of every page of the sandbox while its clock is ahead. Production never shows it. A screen reader finds a " +
          "named complementary region with the day and the link to the clock.",
      },
    },
  },
} satisfies Meta<typeof ClockBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongAhead: Story = { args: { day: "2076-11-27" } };
