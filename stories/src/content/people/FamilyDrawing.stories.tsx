import { FamilyDrawing } from "@shanyraq/ui/content/people/FamilyDrawing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
const meta = {
  component: FamilyDrawing,
  parameters: { docs: { description: { component: "Three generations under the ring of the roof, in both themes. Decoration." } } },
} satisfies Meta<typeof FamilyDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
