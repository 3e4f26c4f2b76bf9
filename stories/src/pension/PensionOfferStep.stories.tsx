import { PensionOfferStep } from "@shanyraq/ui/pension/PensionOfferStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pensionHrefs, pensionOffers } from "../fixtures/pension.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: PensionOfferStep,
  args: { state: pensionOffers.enough, send: nothing, hrefs: pensionHrefs },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What an annuity gives or lacks, before anybody says who they are.",
      },
    },
  },
} satisfies Meta<typeof PensionOfferStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enough: Story = {};
export const Short: Story = { args: { state: pensionOffers.short } };
export const Foreigner: Story = { args: { state: pensionOffers.foreigner } };
