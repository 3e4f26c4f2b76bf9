import { PortraitFigure } from "@shanyraq/ui/content/people/PortraitFigure.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
const meta = {
  component: PortraitFigure,
  args: { hair: "scarf", clothes: "plain", tone: "ornament" },
  parameters: { docs: { description: { component: "One person from the shoulders up, to be placed in a drawing." } } },
  decorators: [
    (Story) => (
      <svg viewBox="-50 -50 100 100" width="200" aria-hidden="true">
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof PortraitFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Suit: Story = { args: { hair: "thin", clothes: "suit", tone: "primary" } };
