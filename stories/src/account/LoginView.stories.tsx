import { LoginView } from "@shanyraq/ui/account/LoginView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loginBusy, loginOffline, loginRefused, loginStates } from "../specimens/login.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: LoginView,
  args: { state: loginStates.form, onTab: nothing, onSubmit: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "Login by IIN or by document number, in the modal and on its page. Arrows choose who signs in, Enter sends. A screen reader says what is wrong " +
          "at the field, and at once what the server refused; the busy button keeps the focus.",
      },
    },
  },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const NonResident: Story = { args: { state: { at: "form", tab: "nonResident", busy: false } } };
export const Busy: Story = { args: { state: loginBusy } };
export const Refused: Story = { args: { state: loginRefused } };
export const Offline: Story = { args: { state: loginOffline } };
export const SignedIn: Story = { args: { state: loginStates.signedIn } };
