import { FundConsentStep } from "@shanyraq/ui/pension/FundConsentStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pensionStates } from "../fixtures/pension.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: FundConsentStep,
  args: { state: pensionStates.consent, send: nothing, now: () => 0 },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "The consent by which the fund is asked, its code, and the way without it.",
      },
    },
  },
} satisfies Meta<typeof FundConsentStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {};
export const Code: Story = { args: { state: pensionStates.consentCode } };
