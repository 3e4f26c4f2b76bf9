import { DeskToday } from "@shanyraq/ui/reception/DeskToday.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { deskReceptions } from "../fixtures/reception.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: DeskToday,
  args: { today: deskReceptions, onContinue: nothing },
  parameters: {
    docs: {
      description: {
        component: "Whom the office has served today, by names without surnames.",
      },
    },
  },
} satisfies Meta<typeof DeskToday>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Served: Story = {};
export const Nobody: Story = { args: { today: [] } };
