import { DraftList } from "@shanyraq/ui/applications/DraftList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: DraftList,
  args: {
    drafts: [
      {
        calculation: "a",
        product: "senim",
        product_name: "Сенім: накопительное страхование",
        expires: "2026-12-22",
        saved: "2026-11-22",
        sum_assured: "5000000.00",
        instalment: "35073.00",
        frequency: "monthly",
      },
      {
        calculation: "c",
        product: "senim",
        product_name: "Сенім: накопительное страхование",
        expires: "2026-12-20",
        saved: "2026-11-20",
        sum_assured: "8000000.00",
        instalment: "660000.00",
        frequency: "annual",
        insured: "Волков Артём",
      },
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

/** A calculation without a price today, as a back office that tells none. */
export const Priceless: Story = {
  args: { drafts: [{ calculation: "b", product: "term-life", product_name: "Страхование жизни на срок", expires: "2026-12-05" }] },
};
export const Default: Story = {};
