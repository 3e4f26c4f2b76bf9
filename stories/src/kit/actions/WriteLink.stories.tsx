import { WriteLink } from "@shanyraq/kit/actions/WriteLink.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: WriteLink,
  parameters: {
    docs: {
      description: {
        component:
          "The written way, beside every number that is offered to be called: for people who are deaf, who do not speak, or who cannot talk now.",
      },
    },
  },
} satisfies Meta<typeof WriteLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
