import { RegisterView } from "@shanyraq/ui/account/RegisterView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  links,
  residentBusy,
  residentChanged,
  residentClosed,
  residentNotInBase,
  residentRegistered,
  residentSending,
  residentStates,
  residentWeak,
  residentWrongCode,
  still,
} from "../fixtures/accounts.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: RegisterView,
  args: { state: residentStates.form, send: nothing, now: still, links, onLogin: nothing, onSignature: nothing, onDone: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "Registration of a resident, step by step: the form, where the code will go, the code, the end. Every new step " +
          "puts the focus on its heading; the arrow goes one step back and loses nothing.",
      },
    },
  },
} satisfies Meta<typeof RegisterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const Busy: Story = { args: { state: residentBusy } };
export const Registered: Story = { args: { state: residentRegistered } };
export const NotInBase: Story = { args: { state: residentNotInBase } };
export const NotByPhone: Story = { args: { state: residentClosed } };
export const WeakPassword: Story = { args: { state: residentWeak } };
export const Send: Story = { args: { state: residentStates.send } };
export const Sending: Story = { args: { state: residentSending } };
export const DetailsChanged: Story = { args: { state: residentChanged } };
export const Code: Story = { args: { state: residentStates.code } };
export const WrongCode: Story = { args: { state: residentWrongCode } };
export const Done: Story = { args: { state: residentStates.done } };
