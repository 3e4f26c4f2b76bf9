import { ModeSetting } from "@shanyraq/ui/accessibility/ModeSetting.tsx";
import { initialSettings } from "@shanyraq/kit/theme/settings.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ModeSetting,
  args: { name: "scheme", settings: initialSettings, onChange: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "One setting of the version for the visually impaired: its values side by side, the chosen one pressed. A scheme's " +
          "button shows its own colours. A screen reader says the setting, the value and whether it holds.",
      },
    },
  },
} satisfies Meta<typeof ModeSetting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scheme: Story = {};
export const Letters: Story = { args: { name: "letters" } };
export const Lines: Story = { args: { name: "lines" } };
export const Words: Story = { args: { name: "words" } };
export const Font: Story = { args: { name: "font" } };
export const Guide: Story = { args: { name: "guide", settings: { ...initialSettings, guide: "line" } } };
export const Images: Story = { args: { name: "images" } };
export const Motion: Story = { args: { name: "motion" } };
