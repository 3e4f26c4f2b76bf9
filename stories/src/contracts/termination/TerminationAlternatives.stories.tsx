import { TerminationAlternatives } from "@shanyraq/ui/contracts/termination/TerminationAlternatives.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { terminationHrefs, terminationOverview } from "../../fixtures/termination.ts";
const meta = {
  component: TerminationAlternatives,
  args: { alternatives: terminationOverview.alternatives ?? [], hrefs: terminationHrefs },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What may be done instead of ending a contract, each with what it brings and the way to it.",
      },
    },
  },
} satisfies Meta<typeof TerminationAlternatives>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { alternatives: [{ kind: "sumAssured" }] } };
