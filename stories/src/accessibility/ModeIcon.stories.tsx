import { ModeIcon } from "@shanyraq/ui/accessibility/ModeIcon.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ModeIcon,
  args: { name: "settings" },
  parameters: {
    docs: {
      description: {
        component:
          "Drawings of the bar of the version for the visually impaired. They stand beside a name, seen or heard, and say nothing.",
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 48, fill: "none", stroke: "currentColor", strokeWidth: 2 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ModeIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {};
export const Speech: Story = { args: { name: "speech" } };
export const Pause: Story = { args: { name: "pause" } };
export const Resume: Story = { args: { name: "resume" } };
export const Stop: Story = { args: { name: "stop" } };
export const Regular: Story = { args: { name: "regular" } };
