import { FromPrice } from "@shanyraq/ui/content/products/FromPrice.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: FromPrice,
  args: { price: "10000.00", period: "monthly" },
  parameters: { docs: { description: { component: "The least price of a product, or that it is told by phone. Words only." } } },
} satisfies Meta<typeof FromPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { large: true } };
/** Paid once; in Kazakh the period stands before the sum. */
export const Once: Story = { args: { price: "10048457.00", period: "single" } };
/** A back office that does not say how often. */
export const WithoutPeriod: Story = { args: { period: undefined } };
export const ByPhone: Story = { args: { price: "" } };
