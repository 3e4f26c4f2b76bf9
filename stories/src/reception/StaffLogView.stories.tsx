import { StaffLogView } from "@shanyraq/ui/reception/StaffLogView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { logEntries, logReaders } from "../fixtures/reception.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: StaffLogView,
  args: { day: "2026-11-23", entries: logEntries, readers: logReaders, busy: false, onDay: nothing },
  parameters: {
    docs: {
      description: {
        component: "Who of an office looked at what on a day, for its supervisor.",
      },
    },
  },
} satisfies Meta<typeof StaffLogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Empty: Story = { args: { entries: [], readers: [] } };
