import { UnderAgeModal } from "@shanyraq/ui/shell/UnderAgeModal.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: UnderAgeModal,
  args: { isOpen: true, onClose: nothing, state: { at: "idle" }, onSend: nothing },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "The call-back of somebody under 18, who cannot buy alone. Says why in the specified words before it asks for a name " +
          "and a phone; keys are those of CallBackModal. A screen reader says the title, the reason, then each field.",
      },
    },
  },
} satisfies Meta<typeof UnderAgeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sending: Story = { args: { state: { at: "sending" } } };
export const Failed: Story = { args: { state: { at: "failed", problem: { kind: "service", requestId: "7f3a91c2" } } } };
export const Offline: Story = { args: { state: { at: "failed", problem: { kind: "offline" } } } };
export const Closed: Story = { args: { isOpen: false } };
