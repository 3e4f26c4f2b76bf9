import { ContactChangeView } from "@shanyraq/ui/account/profile/ContactChangeView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { contactBusy, contactChangeStates, contactForm, contactRefused } from "../../fixtures/profile.ts";
import { nothing } from "../../stage/held.tsx";

/** A clock that stands. */
const still = () => 0;

const meta = {
  component: ContactChangeView,
  args: {
    state: contactChangeStates.form,
    send: nothing,
    now: still,
    phone: "+7 (727) 000-00-00",
    email: "info@shanyraq-life.example",
    onClose: nothing,
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "A new phone or e-mail in three steps: the value, a code from the former and one from the new, the end. Each step puts " +
          "the focus on the heading; Enter sends. Who has lost the former number finds the way under the form, and who has just " +
          "signed in by a key needs no code from it.",
      },
    },
  },
} satisfies Meta<typeof ContactChangeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const Email: Story = { args: { state: contactForm } };
export const Busy: Story = { args: { state: contactBusy } };
export const Refused: Story = { args: { state: contactRefused } };
export const JustSigned: Story = { args: { justSigned: true } };
export const Codes: Story = { args: { state: contactChangeStates.codes } };
export const Done: Story = { args: { state: contactChangeStates.done } };
