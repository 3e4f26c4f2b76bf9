import { CameraScan } from "@shanyraq/ui/signing/CameraScan.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: CameraScan,
  args: { onText: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Reads the QR code of a paper by the camera, where the browser can; else it says that the number can be typed.",
      },
    },
  },
} satisfies Meta<typeof CameraScan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
