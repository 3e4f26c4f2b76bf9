import { LargeLettersOffer } from "@shanyraq/ui/cabinet/LargeLettersOffer.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: LargeLettersOffer,
  args: { onAccept: nothing, onDecline: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "Shown once on a device to a customer who has chosen large print and has not met the version for the visually impaired there. " +
          "Nothing is switched on unasked, and either answer is kept.",
      },
    },
  },
} satisfies Meta<typeof LargeLettersOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
