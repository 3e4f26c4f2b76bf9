import { OfficeCard } from "@shanyraq/ui/content/OfficeCard.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { office } from "../fixtures/company.ts";
const meta = {
  component: OfficeCard,
  args: { office, level: 2, now: Date.parse("2026-11-23T12:00:00+05:00") },
  parameters: {
    docs: {
      description: {
        component:
          "An office: where, when, what for. Whether it is open is said in words; the exported page, which knows no hour, leaves it out.",
      },
    },
  },
} satisfies Meta<typeof OfficeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ClosedUntilMorning: Story = { args: { now: Date.parse("2026-11-23T23:00:00+05:00") } };
export const BeforeOpening: Story = { args: { now: Date.parse("2026-11-23T07:00:00+05:00") } };
export const Exported: Story = { args: { now: undefined } };
