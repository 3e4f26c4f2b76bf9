import { CompareTable } from "@shanyraq/ui/content/products/CompareTable.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { product } from "../../fixtures/product.ts";

const other = {
  ...product,
  slug: "term-life",
  name: "Страхование жизни на срок",
  from_price: "2500.00",
  facts: [{ term: "Возраст", value: "от 18 до 64 лет" }],
};
const third = { ...product, slug: "other", name: "Страхование от несчастных случаев", calculator: false, from_price: "", facts: [] };

const meta = {
  component: CompareTable,
  args: { products: [product, other], calculatorHref: (slug: string) => `/products/${slug}/calculate` },
  parameters: {
    docs: {
      description: {
        component:
          "Up to three products beside one another; the rows in which they differ stand out. Arrows scroll the table where it is wider " +
          "than the screen. A screen reader reads each cell with its product and its fact.",
      },
    },
  },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Three: Story = { args: { products: [product, other, third] } };
