import { ReadingChoice } from "@shanyraq/ui/account/profile/ReadingChoice.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: ReadingChoice,
  args: { value: "ordinary", onChange: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "For a customer who reads large print, or listens to a screen reader or a voice: papers and letters follow it. It is saved as soon as it " +
          "is chosen, and a screen reader hears that.",
      },
    },
  },
} satisfies Meta<typeof ReadingChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LargePrint: Story = { args: { value: "largePrint", became: { of: "largePrint" } } };
export const Refused: Story = { args: { became: { of: "largePrint", problem: { kind: "offline" } } } };
