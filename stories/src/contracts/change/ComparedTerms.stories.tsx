import { ComparedTerms } from "@shanyraq/ui/contracts/change/ComparedTerms.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pricedFrequency } from "../../fixtures/change.ts";

const meta = {
  component: ComparedTerms,
  args: { rows: pricedFrequency.priced.rows },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Terms as they are and as they would be, a line each. On a phone each line stands under its name.",
      },
    },
  },
} satisfies Meta<typeof ComparedTerms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frequency: Story = {};
