import { TermShare } from "@shanyraq/ui/contracts/TermShare.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: TermShare,
  args: { elapsed: 23 },
  parameters: { docs: { description: { component: "How much of a term has passed, as the ring of the roof with its share in words." } } },
} satisfies Meta<typeof TermShare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Begins: Story = { args: { elapsed: 0 } };
export const Ended: Story = { args: { elapsed: 100 } };
export const Large: Story = { args: { size: "9rem" } };
