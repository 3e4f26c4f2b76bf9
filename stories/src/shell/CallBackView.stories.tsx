import { CallBackView } from "@shanyraq/ui/shell/CallBackView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { callingStates, callRefused } from "../fixtures/profile.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: CallBackView,
  args: { state: callingStates.form, phone: "+7 (727) 000-00-00", onSend: nothing, onClose: nothing },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 520 },
      description: {
        component:
          "The whole request to be called, from the header's button or for who is under 18. A failure stands " +
          "in the form, which keeps what was typed. A screen reader hears " +
          "the thanks as an alert dialog.",
      },
    },
  },
} satisfies Meta<typeof CallBackView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const UnderAge: Story = { args: { state: { at: "form", reason: "underAge" } } };
export const Sending: Story = { args: { state: callingStates.sending } };
export const Failed: Story = { args: { state: callingStates.failed } };
export const Refused: Story = { args: { state: callRefused } };
export const Done: Story = { args: { state: callingStates.done } };
