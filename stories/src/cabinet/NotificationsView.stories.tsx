import { noticesOf } from "@shanyraq/ui/cabinet/notices-of.ts";
import { NotificationsView } from "@shanyraq/ui/cabinet/NotificationsView.tsx";
import type { NotificationsState } from "@shanyraq/flows";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { issued, notificationsStates } from "../fixtures/profile.ts";
import { nothing } from "../stage/held.tsx";

const drawn = (state: NotificationsState) => noticesOf(state, (url) => url);

const meta = {
  component: NotificationsView,
  args: {
    state: drawn(notificationsStates.shown),
    phone: "+7 (727) 000-00-00",
    onRead: nothing,
    onReadAll: nothing,
    onRetry: nothing,
  },
  parameters: {
    docs: {
      description: {
        component:
          "The page of all notifications, for who looks for an older one; the drawer is for what is new. A filter narrows it to the " +
          "unread ones at once, a button marks all read. A screen reader hears how many are unread in the filter's name.",
      },
    },
  },
} satisfies Meta<typeof NotificationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Closed: Story = { args: { state: drawn(notificationsStates.closed) } };
export const Loading: Story = { args: { state: drawn(notificationsStates.loading) } };
export const Failed: Story = { args: { state: drawn(notificationsStates.failed) } };
export const AllRead: Story = { args: { state: drawn({ at: "shown", count: 0, notices: [issued] }) } };
export const Empty: Story = { args: { state: drawn({ at: "shown", count: 0, notices: [] }) } };
