import { SaveEvidence } from "@shanyraq/ui/signing/SaveEvidence.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: SaveEvidence,
  args: { onSave: async () => true },
  parameters: {
    docs: {
      description: {
        component: "Saves documents, signatures and what these were judged by as one archive; says so where it cannot be had.",
      },
    },
  },
} satisfies Meta<typeof SaveEvidence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {};
