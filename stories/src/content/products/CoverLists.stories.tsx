import { CoverLists } from "@shanyraq/ui/content/products/CoverLists.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { product } from "../../fixtures/product.ts";

const meta = {
  component: CoverLists,
  args: { covers: product.covers, exclusions: product.exclusions },
  parameters: {
    docs: {
      description: {
        component:
          "What is paid for and what is not, side by side and equally large. Signs and colours repeat the headings. Two lists, " +
          "read under their headings.",
      },
    },
  },
} satisfies Meta<typeof CoverLists>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CoversAlone: Story = { args: { exclusions: [] } };
export const Empty: Story = { args: { covers: [], exclusions: [] } };
