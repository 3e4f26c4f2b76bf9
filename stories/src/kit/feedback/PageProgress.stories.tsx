import { PageProgress } from "@shanyraq/kit/feedback/PageProgress.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PageProgress,
  args: { active: true },
  parameters: {
    docs: {
      description: {
        component:
          "A thin line at the top while a page is on its way; it mounts when the way takes long. It is seen only: the new page's " +
          "title is what a screen reader hears.",
      },
    },
  },
} satisfies Meta<typeof PageProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arrived: Story = { args: { active: false } };
