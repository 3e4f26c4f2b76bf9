import { ShareBar } from "@shanyraq/ui/content/news/ShareBar.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";
const meta = {
  component: ShareBar,
  args: { onCopy: async (): Promise<boolean> => true, onPrint: nothing },
  parameters: {
    docs: {
      description: {
        component: "Hands a page on. What came of copying is said aloud.",
      },
    },
  },
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSystemSheet: Story = { args: { onShare: nothing } };
export const CopyRefused: Story = { args: { onCopy: async () => false } };
