import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: DateText,
  args: { iso: "2026-11-21" },
  parameters: {
    docs: {
      description: {
        component:
          "A day or an instant in words of the language; `short` where a table has no room. The time is that of Kazakhstan " +
          "whatever the device says. Machines read the ISO date.",
      },
    },
  },
} satisfies Meta<typeof DateText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTime: Story = { args: { iso: "2026-11-21T06:30:00Z", time: true } };
export const Short: Story = { args: { short: true } };
export const Unreadable: Story = { args: { iso: "—" } };
