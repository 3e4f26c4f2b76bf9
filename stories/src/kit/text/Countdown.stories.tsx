import { Countdown } from "@shanyraq/kit/text/Countdown.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

/** A clock that stands: the picture is the same at every look. */
const still = () => 0;

const meta = {
  component: Countdown,
  args: { deadline: 119_000, now: still },
  parameters: {
    docs: {
      description: {
        component:
          "Time that is left for a code or a payment. It is seen every second and said at 60, 30 and 10 seconds only. It takes no " +
          "focus and steals none when it ends.",
      },
    },
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastSeconds: Story = { args: { deadline: 9_000 } };
export const Ended: Story = { args: { deadline: 0 } };
