import { HomeSlider } from "@shanyraq/ui/content/HomeSlider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { slides } from "../fixtures/company.ts";
const meta = {
  component: HomeSlider,
  args: { slides, moving: false, hrefOf: (url: string) => url },
  parameters: {
    docs: {
      description: {
        component:
          "What is offered just now. It moves by itself only where nobody asked for calm, stops under the pointer and the focus, and for good at the first press.",
      },
    },
  },
} satisfies Meta<typeof HomeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Moving: Story = { args: { moving: true } };
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
export const Empty: Story = { args: { slides: [] } };
