import { ProductFinder } from "@shanyraq/ui/content/products/ProductFinder.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { product } from "../../fixtures/product.ts";
const meta = {
  component: ProductFinder,
  args: {
    products: [product],
    pageHref: (slug: string) => `/products/${slug}`,
    calculatorHref: (slug: string) => `/products/${slug}/calculate`,
  },
  parameters: {
    docs: {
      description: {
        component: "Three questions, one at a time, and the product that fits. What is found is said aloud.",
      },
    },
  },
} satisfies Meta<typeof ProductFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
