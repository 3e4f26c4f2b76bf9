import { NewsPicture } from "@shanyraq/ui/content/NewsPicture.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: NewsPicture,
  args: { slug: "online-policy" },
  parameters: {
    docs: {
      description: {
        component:
          "The picture of a piece of news: the roof ring, cut anew for each slug and the same each time. It says nothing, so it is " +
          "hidden from screen readers, and the version for the visually impaired leaves it out.",
      },
    },
  },
} satisfies Meta<typeof NewsPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Another: Story = { args: { slug: "office-aktobe" } };
export const Third: Story = { args: { slug: "radio-claims" } };
