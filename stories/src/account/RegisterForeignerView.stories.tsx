import { RegisterForeignerView } from "@shanyraq/ui/account/RegisterForeignerView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { foreignerBusy, foreignerStates, links, still } from "../fixtures/accounts.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: RegisterForeignerView,
  args: {
    state: foreignerStates.form,
    send: nothing,
    now: still,
    links,
    inLanguage: (path) => path,
    onLogin: nothing,
    onSignature: nothing,
    onDone: nothing,
  },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "Registration of a foreigner: the form, the consent with its code, the end. Every new step puts the focus on " +
          "its heading; a refusal keeps everything typed.",
      },
    },
  },
} satisfies Meta<typeof RegisterForeignerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const Busy: Story = { args: { state: foreignerBusy } };
export const Consent: Story = { args: { state: foreignerStates.consent } };
export const Done: Story = { args: { state: foreignerStates.done } };
