import { ConsentOverview } from "@shanyraq/ui/account/consents/ConsentOverview.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  consentHeld,
  consentHrefs,
  consentJustGiven,
  consentNone,
  consentOutdated,
  consentsStates,
  consentWithdrawn,
} from "../../fixtures/consents.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: ConsentOverview,
  args: { state: consentsStates.shown, send: nothing, hrefs: consentHrefs },
  parameters: {
    docs: {
      description: {
        component:
          "How the consent stands, with one thing to do about it: read the wording in force where it is newer, or withdraw where nothing stands in " +
          "the way. The badge repeats in words what its colour says.",
      },
    },
  },
} satisfies Meta<typeof ConsentOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InForce: Story = {};
export const Outdated: Story = { args: { state: consentOutdated } };
export const Held: Story = { args: { state: consentHeld } };
export const Withdrawn: Story = { args: { state: consentWithdrawn } };
export const None: Story = { args: { state: consentNone } };
export const JustGiven: Story = { args: { state: consentJustGiven } };
