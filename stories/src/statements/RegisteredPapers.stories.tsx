import { RegisteredPapers } from "@shanyraq/ui/statements/RegisteredPapers.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: RegisteredPapers,
  args: { papers: ["disabilityCertificate"] },
  parameters: {
    docs: {
      description: {
        component: "Papers of a claim that registers have, so that nobody has to send them. It names none that are still awaited.",
      },
    },
  },
} satisfies Meta<typeof RegisteredPapers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = { args: { papers: ["medical", "kinship"] } };
