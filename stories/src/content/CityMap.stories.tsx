import { CityMap } from "@shanyraq/ui/content/CityMap.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { cities } from "../fixtures/company.ts";
const meta = {
  component: CityMap,
  args: { cities, chosen: "", caption: "Чем больше офисов в городе, тем больше круг." },
  parameters: {
    docs: {
      description: {
        component:
          "Offices on an outline of Kazakhstan, drawn here without tiles of anybody. The list beside it says the same, so the drawing is not read.",
      },
    },
  },
} satisfies Meta<typeof CityMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { chosen: "almaty" } };
