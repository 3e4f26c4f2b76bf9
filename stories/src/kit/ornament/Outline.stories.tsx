import { Outline } from "@shanyraq/kit/ornament/Outline.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Outline,
  args: { paths: ["M12 3 4 9v12h16V9z", "M4 9h16M12 3v18"], size: "3rem" },
  parameters: {
    docs: {
      description: {
        component:
          "The line in which icons and the marks of networks are drawn, on a field of 24. Use Icon by a name; this where a drawing has none.",
      },
    },
  },
} satisfies Meta<typeof Outline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
