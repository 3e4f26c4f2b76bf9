import { PriceSlip } from "@shanyraq/ui/content/products/PriceSlip.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { phoneProduct, product } from "../../fixtures/product.ts";

const meta = {
  component: PriceSlip,
  args: {
    products: [product, { ...product, id: "3", slug: "term-life", kind: "term", name: "Страхование жизни на срок", from_price: "2000.00" }],
    calculatorHref: (slug) => `/products/${slug}/calculate`,
  },
  parameters: {
    docs: {
      description: {
        component:
          "What one can begin with: the least instalment of each product that is priced online, each a link to its calculator. " +
          "Nothing is drawn where nothing is priced. A screen reader finds it under its heading.",
      },
    },
  },
} satisfies Meta<typeof PriceSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { products: [phoneProduct] } };
export const LongKazakh: Story = { args: { products: [{ ...phoneProduct, calculator: true, from_price: "1500.00" }] } };
