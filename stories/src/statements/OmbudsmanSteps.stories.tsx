import { OmbudsmanSteps } from "@shanyraq/ui/statements/OmbudsmanSteps.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: OmbudsmanSteps,
  parameters: {
    docs: {
      description: {
        component: "The order in which a dispute with the insurer goes.",
      },
    },
  },
} satisfies Meta<typeof OmbudsmanSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {};
