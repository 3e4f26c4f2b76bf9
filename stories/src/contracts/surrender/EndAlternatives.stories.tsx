import { EndAlternatives } from "@shanyraq/ui/contracts/surrender/EndAlternatives.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { endHrefs, endOverview } from "../../fixtures/cancel-contract.ts";
const meta = {
  component: EndAlternatives,
  args: { alternatives: endOverview.alternatives ?? [], hrefs: endHrefs },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What may be done instead of ending a contract, each with what it brings and the way to it.",
      },
    },
  },
} satisfies Meta<typeof EndAlternatives>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { alternatives: [{ kind: "sumAssured" }] } };
