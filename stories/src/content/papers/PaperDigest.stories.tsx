import { PaperDigest } from "@shanyraq/ui/content/papers/PaperDigest.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PaperDigest,
  args: { sha256: "9a1af64641230882915dbc0b5c5b282561b331f9575e5c1221a4d5e86632d59a" },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "The SHA-256 of a file in groups of four, and how to compare it with that of a file at hand." } },
  },
} satisfies Meta<typeof PaperDigest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
