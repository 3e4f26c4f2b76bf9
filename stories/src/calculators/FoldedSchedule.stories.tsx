import { FoldedSchedule } from "@shanyraq/ui/calculators/FoldedSchedule.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { schedule } from "../fixtures/calculator.ts";

const meta = {
  component: FoldedSchedule,
  args: { schedule, caption: "По годам", fileName: "senim" },
  parameters: {
    docs: {
      description: {
        component:
          "The years of a calculation under a heading of their own. On a phone the heading is a button: Enter, Space or a press open the " +
          "table under it, and the button says whether it is open. Where there is room the table stands open.",
      },
    },
  },
} satisfies Meta<typeof FoldedSchedule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
