import { ModeNotKept } from "@shanyraq/ui/accessibility/ModeNotKept.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ModeNotKept,
  args: { onClose: nothing },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "Told once a visit where the browser refuses to keep what was chosen, or has no room. A dialog that is announced and " +
          "answered; Esc closes it.",
      },
    },
  },
} satisfies Meta<typeof ModeNotKept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
