import { PdfPreview } from "@shanyraq/ui/content/papers/PdfPreview.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PdfPreview,
  args: { base64: "JVBERi0xLjcK", title: "Договор страхования" },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "A document in the browser's own reader, which has pages and zoom." } },
  },
} satisfies Meta<typeof PdfPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
