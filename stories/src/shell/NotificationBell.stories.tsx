import { NotificationBell } from "@shanyraq/ui/shell/NotificationBell.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: NotificationBell,
  args: { count: 3, onPress: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "Opens the drawer of notifications; stands in the header of somebody who is logged in. Enter or Space presses it. A " +
          "screen reader says how many are new, that it opens a dialog and whether that is open; the figure itself is seen only.",
      },
    },
  },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingNew: Story = { args: { count: 0 } };
export const Many: Story = { args: { count: 120 } };
export const Open: Story = { args: { open: true } };
