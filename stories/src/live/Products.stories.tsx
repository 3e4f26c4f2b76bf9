import { ProductCard } from "@shanyraq/ui/content/products/ProductCard.tsx";
import { Grid } from "@shanyraq/kit/layout/Layout.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Called } from "./Called.tsx";

const meta = {
  component: Grid,
  render: () => (
    <Called name="products" input={{}}>
      {({ data }) => (
        <Grid $min="24rem">
          {data.map((product) => (
            <ProductCard
              key={product.slug}
              product={product}
              pageHref={`/products/${product.slug}`}
              calculatorHref={`/products/${product.slug}/calculate`}
              phoneHref="tel:+77270000000"
            />
          ))}
        </Grid>
      )}
    </Called>
  ),
  parameters: {
    docs: {
      description: { component: "All products in the language of the toolbar, as the site's build records them from the provider." },
    },
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheToolbarSays: Story = {};
export const Fails: Story = { parameters: { replies: { products: "fails" } } };
export const Empty: Story = { parameters: { replies: { products: "empty" } } };
