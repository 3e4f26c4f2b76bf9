import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { OnComputer } from "@shanyraq/ui/signing/OnComputer.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: OnComputer,
  args: { children: <Button variant="secondary">NCALayer</Button> },
  parameters: {
    docs: {
      description: {
        component:
          "Around what needs a program on a computer, such as NCALayer: where there are fingers alone to point with, it is not there.",
      },
    },
  },
} satisfies Meta<typeof OnComputer>;
export default meta;

export const Offered: StoryObj<typeof meta> = {};
