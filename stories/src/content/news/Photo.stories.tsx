import { Photo } from "@shanyraq/ui/content/news/Photo.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { steppe } from "../../fixtures/steppe.ts";

const meta = {
  component: Photo,
  args: { ...steppe, sizes: "min(92vw, 40rem)" },
  parameters: {
    docs: {
      description: {
        component:
          "A picture that an editor put beside a text, offered as AVIF and WebP in several widths. Its place is kept from the start, and " +
          "it is asked for when somebody comes near, or at once where it is `first`. A screen reader says `alt`; with an empty one it " +
          "says nothing.",
      },
    },
  },
} satisfies Meta<typeof Photo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { first: true } };
export const Adorning: Story = { args: { alt: "" } };
