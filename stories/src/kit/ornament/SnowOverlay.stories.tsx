import { SnowOverlay } from "@shanyraq/kit/ornament/SnowOverlay.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: SnowOverlay,
  args: { active: true },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "A snowfall of under five seconds over the home page on winter holidays, when its flag is on. Only for who likes " +
          "motion: none under reduced motion, in forced colours, in print and in the version for the visually impaired. No key or " +
          "press meets it, and a screen reader knows nothing of it.",
      },
    },
  },
} satisfies Meta<typeof SnowOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Off: Story = { args: { active: false } };
