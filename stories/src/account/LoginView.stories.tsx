import { LoginView } from "@shanyraq/ui/account/LoginView.tsx";
import { SignatureView } from "@shanyraq/ui/account/SignatureView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loginBusy, loginOffline, loginRefused, loginStates } from "../fixtures/login.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: LoginView,
  args: {
    state: loginStates.form,
    signature: <SignatureView state={{ at: "choosing" }} send={nothing} drawCode={() => null} onRegister={() => {}} />,
    onTab: nothing,
    onSubmit: nothing,
    onForgotten: nothing,
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "Login by IIN, by document number or by a digital signature. Arrows choose the way, Enter sends. A screen reader says what is wrong " +
          "at the field, and at once what the server refused; the busy button keeps the focus.",
      },
    },
  },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const NonResident: Story = { args: { state: { at: "form", tab: "nonResident", busy: false } } };
export const Signature: Story = { args: { state: { at: "form", tab: "signature", busy: false } } };
export const KnownNumber: Story = { args: { known: { iin: "950719301232" } } };
export const Busy: Story = { args: { state: loginBusy } };
export const Refused: Story = { args: { state: loginRefused } };
export const Offline: Story = { args: { state: loginOffline } };
export const SignedIn: Story = { args: { state: loginStates.signedIn } };
