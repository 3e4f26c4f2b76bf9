import { DecidedStep } from "@shanyraq/ui/purchase/DecidedStep.tsx";
import { underQuestion, worksheetStates } from "../fixtures/worksheet.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: DecidedStep,
  args: {
    state: worksheetStates.declined,
    onCorrect: nothing,
    onCallMe: nothing,
    productsHref: "/products",
    applicationsHref: "/cabinet/apps",
  },
  parameters: {
    docs: {
      description: {
        component:
          "What underwriting made of the answers where they lead to no payment yet: declined with the reasons and what can be done, or " +
          "waiting for a person. The refusal is announced at once.",
      },
    },
  },
} satisfies Meta<typeof DecidedStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Declined: Story = {};
export const UnderReview: Story = { args: { state: worksheetStates.underReview } };
export const UnderQuestion: Story = { args: { state: underQuestion } };
