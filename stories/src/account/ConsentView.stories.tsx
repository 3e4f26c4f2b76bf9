import { ConsentView } from "@shanyraq/ui/account/ConsentView.tsx";
import type { RegisterForeignerState } from "@shanyraq/flows";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  consentConfirmed,
  consentNotSent,
  consentSending,
  consentUnreadable,
  consentWrongCode,
  foreignerStates,
  still,
} from "../fixtures/accounts.ts";
import { nothing } from "../stage/held.tsx";

const asConsent = (state: RegisterForeignerState) => (state.at === "consent" ? state : foreignerStates.consent);

const meta = {
  component: ConsentView,
  args: { state: foreignerStates.consent, send: nothing, now: still, documentHref: "/personal-data" },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "The text that is agreed to, as text, and the six digits that confirm it. A text that cannot be read cannot be " +
          "confirmed. A screen reader reads the text from the step’s heading on; what failed is announced.",
      },
    },
  },
} satisfies Meta<typeof ConsentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sending: Story = { args: { state: asConsent(consentSending) } };
export const NotSent: Story = { args: { state: asConsent(consentNotSent) } };
export const WrongCode: Story = { args: { state: asConsent(consentWrongCode) } };
export const Confirmed: Story = { args: { state: asConsent(consentConfirmed) } };
export const Unreadable: Story = { args: { state: asConsent(consentUnreadable) } };
