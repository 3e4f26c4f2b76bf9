import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Skeleton,
  args: { $height: "8rem" },
  parameters: {
    docs: {
      description: {
        component:
          "The place of something that is loading, as large as what will come, so that nothing jumps. It is not read: the region " +
          "around it says that it is busy.",
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Line: Story = { args: { $height: "1.5rem", $width: "60%" } };
export const Round: Story = { args: { $height: "6rem", $width: "6rem", $round: true } };
