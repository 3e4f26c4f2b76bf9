import { ConsentList } from "@shanyraq/ui/account/consents/ConsentList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { givenConsents, withdrawnConsents } from "../../fixtures/consents.ts";

const meta = {
  component: ConsentList,
  args: { given: givenConsents },
  parameters: {
    docs: {
      description: {
        component:
          "Each time that the customer agreed: which wording, how and when. A replaced or withdrawn one stays with its date and says so in " +
          "words; the words of the one that stands open in place.",
      },
    },
  },
} satisfies Meta<typeof ConsentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Withdrawn: Story = { args: { given: withdrawnConsents } };
