import { VerdictLine } from "@shanyraq/ui/signing/VerdictLine.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: VerdictLine,
  args: { verdict: "valid" },
  parameters: {
    placed: "inSection",
    docs: { description: { component: "The verdict in one line. Only what was checked and found good is called valid." } },
  },
} satisfies Meta<typeof VerdictLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {};
export const ValidExpired: Story = { args: { verdict: "validExpired" } };
export const Invalid: Story = { args: { verdict: "invalid" } };
export const Unknown: Story = { args: { verdict: "unknown" } };
export const Unsigned: Story = { args: { verdict: "unsigned" } };
export const Partly: Story = { args: { verdict: "partly" } };
