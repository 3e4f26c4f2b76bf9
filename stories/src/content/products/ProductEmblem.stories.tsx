import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { ProductEmblem } from "@shanyraq/ui/content/products/ProductEmblem.tsx";
import { emblemFigures, type EmblemKind } from "@shanyraq/ui/content/products/emblem-figures.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";

const kinds = Object.keys(emblemFigures) as readonly EmblemKind[];

const meta = {
  component: ProductEmblem,
  args: { kind: "senim" },
  parameters: {
    docs: {
      description: {
        component: "The emblem of a line of products, beside its name. It is never the only sign of anything and is not read.",
      },
    },
  },
} satisfies Meta<typeof ProductEmblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: "9rem" } };
export const Every: Story = {
  render: () => (
    <Cluster>
      {kinds.map((kind) => (
        <ProductEmblem key={kind} kind={kind} />
      ))}
    </Cluster>
  ),
};
