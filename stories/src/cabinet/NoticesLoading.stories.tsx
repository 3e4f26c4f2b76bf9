import { NoticesLoading } from "@shanyraq/ui/cabinet/NoticesLoading.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: NoticesLoading,
  parameters: {
    docs: {
      description: {
        component:
          "The place of notifications that are on their way, in the drawer and on the page of all. Takes no key; a screen reader says " +
          "that they are awaited.",
      },
    },
  },
} satisfies Meta<typeof NoticesLoading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
