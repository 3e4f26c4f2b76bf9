import { DocumentReader } from "@shanyraq/ui/signing/DocumentReader.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: DocumentReader,
  args: { base64: "JVBERi0xLjcK", title: "Договор страхования", sha256: "9a1af646" },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Shows the page that a file of ours holds, with its sheets at a press; a file of somebody else as its sheets.",
      },
    },
  },
} satisfies Meta<typeof DocumentReader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfSomebodyElse: Story = {};
