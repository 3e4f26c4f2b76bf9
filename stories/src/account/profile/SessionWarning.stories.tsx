import { SessionWarning } from "@shanyraq/ui/account/profile/SessionWarning.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sessionEndStates } from "../../fixtures/profile.ts";
import { nothing } from "../../stage/held.tsx";

/** A clock that stands. */
const still = () => 0;

const meta = {
  component: SessionWarning,
  args: { state: sessionEndStates.warning, now: still, onStay: nothing },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 420 },
      description: {
        component:
          "Two minutes before a session ends by itself. Staying has the focus; Esc stays too, since somebody is there. The rest of " +
          "the time is spoken at 60, 30 and 10 seconds. In every other state nothing stands.",
      },
    },
  },
} satisfies Meta<typeof SessionWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {};
export const StayFailed: Story = { args: { state: { at: "warning", endsAt: 119_000, busy: false, problem: { kind: "offline" } } } };
export const Unknown: Story = { args: { state: sessionEndStates.unknown } };
export const Running: Story = { args: { state: sessionEndStates.running } };
export const Ended: Story = { args: { state: sessionEndStates.ended } };
