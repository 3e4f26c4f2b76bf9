import { ConsentsView } from "@shanyraq/ui/account/consents/ConsentsView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { consentHrefs, consentOutdated, consentsStates } from "../../fixtures/consents.ts";
import { nothing } from "../../stage/held.tsx";

/** A clock that stands. */
const still = () => 0;

const meta = {
  component: ConsentsView,
  args: { state: consentsStates.shown, send: nothing, now: still, phone: "+7 (727) 000-00-00", hrefs: consentHrefs },
  parameters: {
    docs: {
      description: {
        component:
          "The part of My details in which a consent is read, given and withdrawn. After a press the focus is where its answer is; a withdrawal is " +
          "asked in a dialog over it.",
      },
    },
  },
} satisfies Meta<typeof ConsentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Outdated: Story = { args: { state: consentOutdated } };
export const Reading: Story = { args: { state: consentsStates.reading } };
export const Signing: Story = { args: { state: consentsStates.signing } };
export const Code: Story = { args: { state: consentsStates.code } };
export const Asking: Story = {
  args: { state: consentsStates.asking },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
};
export const Loading: Story = { args: { state: consentsStates.loading } };
export const Failed: Story = { args: { state: consentsStates.failed } };
