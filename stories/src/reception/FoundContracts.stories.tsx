import { FoundContracts } from "@shanyraq/ui/reception/FoundContracts.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { foundContracts } from "../fixtures/report-contract.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: FoundContracts,
  args: { contracts: foundContracts, onChoose: nothing },
  parameters: {
    docs: {
      description: {
        component: "Policies that a report may be about. One that insures another person, or no such event, cannot be named.",
      },
    },
  },
} satisfies Meta<typeof FoundContracts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const Naming: Story = { args: { linking: "SH-2024-48210593" } };
