import { ProductAction, ProductSide } from "@shanyraq/ui/content/products/ProductSide.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { phoneProduct, product } from "../../fixtures/product.ts";

const meta = {
  component: ProductSide,
  subcomponents: { ProductAction },
  args: { product, calculatorHref: "/products/senim/calculate", phone: "+7 (727) 000-00-00" },
  parameters: {
    placed: "shell",
    docs: {
      description: {
        component:
          "The slip beside a product's text: price, action, main facts; in sight on a desktop. A screen reader finds it as a " +
          "named complementary part. ProductAction alone is the same action elsewhere on the page.",
      },
    },
  },
} satisfies Meta<typeof ProductSide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByPhone: Story = { args: { product: phoneProduct } };
export const ActionAlone: Story = { parameters: { placed: "part" }, render: (args) => <ProductAction {...args} /> };
