import { PersonPicture } from "@shanyraq/ui/content/people/PersonPicture.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
const meta = {
  component: PersonPicture,
  args: { slug: "zhanna-abenova", name: "Жанна Абенова" },
  parameters: {
    docs: {
      description: {
        component:
          "A photograph where an editor gave one, else the drawing they chose, else the initials. Decoration: the name stands beside it.",
      },
    },
  },
} satisfies Meta<typeof PersonPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { look: "bun" } };
export const Glasses: Story = { args: { slug: "danila-sergeev", look: "swept" } };
export const Beard: Story = { args: { slug: "arman-kuanysh", look: "beard" } };
export const Initials: Story = {};
