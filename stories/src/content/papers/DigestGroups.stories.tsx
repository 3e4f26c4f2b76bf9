import { DigestGroups } from "@shanyraq/ui/content/papers/DigestGroups.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: DigestGroups,
  args: { sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" },
  parameters: {
    docs: { description: { component: "The digest of a paper, to be compared with another one by the eye." } },
  },
} satisfies Meta<typeof DigestGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
