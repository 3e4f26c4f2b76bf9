import { PasswordChangeView } from "@shanyraq/ui/account/profile/PasswordChangeView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { passwordChangeStates, passwordRefused } from "../../fixtures/profile.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: PasswordChangeView,
  args: { state: passwordChangeStates.form, onSubmit: nothing, backHref: "/cabinet/info" },
  parameters: {
    docs: {
      description: {
        component:
          "A new password for who knows the present one, or has just signed in by a key; its rules are ticked off as it is typed and counted aloud. Enter sends, " +
          "and what the server refused stands at its field. The end takes the focus and says that other devices are signed out.",
      },
    },
  },
} satisfies Meta<typeof PasswordChangeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const JustSigned: Story = { args: { justSigned: true } };
export const Busy: Story = { args: { state: { at: "form", busy: true } } };
export const Refused: Story = { args: { state: passwordRefused } };
export const Done: Story = { args: { state: passwordChangeStates.done } };
