import { TranslationNote } from "@shanyraq/ui/content/papers/TranslationNote.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: TranslationNote,
  args: {
    of: {
      name: "SH-2025-62645725 сақтандыру шарты",
      lang: "kk",
      sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    },
    href: "#",
  },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "Over a paper of a contract that is read in another language than the one in which it is signed." } },
  },
} satisfies Meta<typeof TranslationNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
