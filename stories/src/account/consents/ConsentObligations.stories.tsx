import { ConsentObligations } from "@shanyraq/ui/account/consents/ConsentObligations.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { consentHrefs, consentObligations } from "../../fixtures/consents.ts";

const meta = {
  component: ConsentObligations,
  args: { obligations: consentObligations, hrefs: consentHrefs },
  parameters: {
    docs: {
      description: {
        component:
          "Why a consent cannot be withdrawn yet. The law keeps it standing while there is an obligation; each is named, and its name is the way to it.",
      },
    },
  },
} satisfies Meta<typeof ConsentObligations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
