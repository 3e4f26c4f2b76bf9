import { PensionView } from "@shanyraq/ui/pension/PensionView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pensionHrefs, pensionStates } from "../fixtures/pension.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: PensionView,
  args: {
    state: pensionStates.offer,
    send: nothing,
    onSave: nothing,
    now: () => 0,
    hrefs: pensionHrefs,
    upload: () => null,
    phone: "+7 (727) 000-00-00",
  },
  parameters: {
    docs: {
      description: {
        component: "A pension annuity step by step, from what it gives to its first payment.",
      },
    },
  },
} satisfies Meta<typeof PensionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: pensionStates.loading } };
export const Failed: Story = { args: { state: pensionStates.failed } };
export const Offer: Story = { args: { state: pensionStates.offer } };
export const Irrevocable: Story = { args: { state: pensionStates.irrevocable } };
export const SignIn: Story = { args: { state: pensionStates.signIn } };
export const Consent: Story = { args: { state: pensionStates.consent } };
export const ConsentCode: Story = { args: { state: pensionStates.consentCode } };
export const Savings: Story = { args: { state: pensionStates.savings } };
export const Account: Story = { args: { state: pensionStates.account } };
export const Case: Story = { args: { state: pensionStates.case } };
export const Code: Story = { args: { state: pensionStates.code } };
