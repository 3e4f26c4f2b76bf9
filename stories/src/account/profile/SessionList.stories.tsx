import { SessionList } from "@shanyraq/ui/account/profile/SessionList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownSessions } from "../../fixtures/profile.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: SessionList,
  args: { sessions: ownSessions, onEnd: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "Where the account is open: device, last use, beginning. The present session is marked and has no button, since " +
          "signing out of it is the header's. A screen reader hears the device in the button's name.",
      },
    },
  },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ending: Story = { args: { ending: "s-2" } };
export const UnknownDevice: Story = { args: { sessions: ownSessions.map((session) => ({ ...session, device: "" })) } };
