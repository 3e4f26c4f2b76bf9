import { DocumentReader } from "@shanyraq/ui/content/papers/DocumentReader.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { agreementPage } from "../../fixtures/agreement-page.ts";
import { paperFile } from "../../fixtures/paper-file.ts";

const meta = {
  component: DocumentReader,
  args: { base64: "JVBERi0xLjcK", title: "Договор страхования" },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "Shows the page that a file of ours holds, with its sheets at a press; a file without a page as its sheets, and says why.",
      },
    },
  },
} satisfies Meta<typeof DocumentReader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfSomebodyElse: Story = {};
export const OfOurs: Story = { args: { base64: paperFile(agreementPage) } };
