import { PensionFacts } from "@shanyraq/ui/pension/PensionFacts.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pensionOffer } from "../fixtures/pension.ts";

const meta = {
  component: PensionFacts,
  args: { offer: pensionOffer, guaranteeYears: "5" },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What goes into an annuity, and what comes of it.",
      },
    },
  },
} satisfies Meta<typeof PensionFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};
export const Short: Story = { args: { offer: { premium: "4200000.00", minPremium: "9900000.00" } } };
