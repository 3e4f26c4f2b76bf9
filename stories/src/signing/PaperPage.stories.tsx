import { PaperPage } from "@shanyraq/ui/signing/PaperPage.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { paperPage } from "../fixtures/paper-page.ts";

const meta = {
  component: PaperPage,
  args: { page: paperPage, sha256: "9a1af64641230882915dbc0b5c5b282561b331f9575e5c1221a4d5e86632d59a" },
  parameters: {
    placed: "inSection",
    docs: {
      description: { component: "What is signed, as a page of its own language: read on every phone, in every size and look, and aloud." },
    },
  },
} satisfies Meta<typeof PaperPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
