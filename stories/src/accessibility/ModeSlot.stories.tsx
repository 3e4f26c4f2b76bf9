import { ModePanel } from "@shanyraq/ui/accessibility/ModePanel.tsx";
import { ModeSlot } from "@shanyraq/ui/accessibility/ModeSlot.tsx";
import { initialSettings } from "@shanyraq/kit/theme/settings.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ModeSlot,
  args: { children: <ModePanel statementHref="/accessibility" settings={initialSettings} onChange={nothing} onRegular={nothing} /> },
  parameters: {
    placed: "shell",
    docs: {
      description: {
        component:
          "The place of the panel, kept from the first paint on, so that nothing moves when the panel arrives. Empty in the " +
          "regular version. It says nothing.",
      },
    },
  },
} satisfies Meta<typeof ModeSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Awaited: Story = { args: { children: undefined } };
