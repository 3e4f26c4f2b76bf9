import { Spinner } from "@shanyraq/kit/ornament/Spinner.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          "Turns where something is awaited: inside a button or a slip. It is a drawing: say in words what is awaited. Under " +
          "reduced motion it stands still.",
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
