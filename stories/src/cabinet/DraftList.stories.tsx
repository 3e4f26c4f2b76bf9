import { DraftList } from "@shanyraq/ui/cabinet/DraftList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: DraftList,
  args: {
    drafts: [
      { calculation: "a", product: "senim", product_name: "Сенім: накопительное страхование", expires: "2026-12-22" },
      { calculation: "b", product: "term-life", product_name: "Страхование жизни на срок", expires: "2026-12-05" },
    ],
    hrefOf: ({ product, calculation }) => `/products/${product}/calculate/online/${calculation}`,
    onForget: () => {},
  },
  parameters: {
    docs: {
      description: {
        component: "Worksheets that were begun and not sent: each is gone on with where it was left, on whatever device, or deleted.",
      },
    },
  },
} satisfies Meta<typeof DraftList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
