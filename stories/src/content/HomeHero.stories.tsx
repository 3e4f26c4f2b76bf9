import { HomeHero } from "@shanyraq/ui/content/HomeHero.tsx";
import { PriceSlip } from "@shanyraq/ui/content/products/PriceSlip.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { product } from "../fixtures/product.ts";

const meta = {
  component: HomeHero,
  args: { calculatorHref: "/products/senim/calculate", productsHref: "/products", side: <p>Сбоку</p> },
  parameters: {
    placed: "page",
    docs: {
      description: {
        component:
          "The first band of the home page: one sentence, one action, prices at its side. Its heading is the page's first. The " +
          "ornament behind it is not read.",
      },
    },
  },
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPrices: Story = {
  args: { side: <PriceSlip products={[product]} calculatorHref={(slug) => `/products/${slug}/calculate`} /> },
};
