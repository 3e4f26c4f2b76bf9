import { PolicyCheckView } from "@shanyraq/ui/statements/PolicyCheckView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { policyCheckStates } from "../fixtures/statements.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: PolicyCheckView,
  args: {
    state: policyCheckStates.asking,
    cabinetHref: "/cabinet/reports",
    phone: "+7 (727) 000-00-00",
    onAsk: nothing,
    onAnother: nothing,
  },
  parameters: {
    docs: {
      description: {
        component: "Whether a policy is one, by its number or by who is insured. The answer takes the focus; sums are never told.",
      },
    },
  },
} satisfies Meta<typeof PolicyCheckView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Looking: Story = { args: { state: policyCheckStates.looking } };
export const NotFound: Story = { args: { state: policyCheckStates.notFound } };
export const Found: Story = { args: { state: policyCheckStates.found } };
/** Asked by a person: whoever asks hears the same, whether there is such a person or not. */
export const SentToTheOwner: Story = { args: { state: { at: "found", found: { sent: true, data: [] } } } };
