import { WhatHappened } from "@shanyraq/ui/statements/WhatHappened.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: WhatHappened,
  args: { hrefOf: (matter: string) => `/feedback?about=${matter}` },
  parameters: {
    docs: {
      description: {
        component: "The one door to every statement. Each card is a link.",
      },
    },
  },
} satisfies Meta<typeof WhatHappened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matters: Story = {};
