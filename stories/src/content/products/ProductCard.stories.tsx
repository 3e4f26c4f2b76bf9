import { ProductCard } from "@shanyraq/ui/content/products/ProductCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { phoneProduct, product } from "../../fixtures/product.ts";

const meta = {
  component: ProductCard,
  args: { product, pageHref: "/products/senim", calculatorHref: "/products/senim/calculate", phoneHref: "tel:+77270000000" },
  parameters: {
    docs: {
      description: {
        component:
          "A product in a list: the whole card opens it by its heading, the button goes straight to its price or to the phone. " +
          "Every button says of which product it speaks.",
      },
    },
  },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByPhone: Story = { args: { product: { ...phoneProduct, name: "Образовательное накопление" } } };
export const LongKazakh: Story = { args: { product: phoneProduct } };
