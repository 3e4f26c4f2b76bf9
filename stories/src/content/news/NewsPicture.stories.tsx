import { NewsPicture } from "@shanyraq/ui/content/news/NewsPicture.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { steppe } from "../../fixtures/steppe.ts";

const meta = {
  component: NewsPicture,
  args: { item: { slug: "online-policy", image: "" } },
  parameters: {
    docs: {
      description: {
        component:
          "The picture of a piece of news: a photograph where an editor gave one, else the roof ring, cut again for each slug and the same " +
          "each time. The ring says nothing, so it is hidden from screen readers, and the version for the visually impaired leaves it " +
          "out; a photograph in a list is silent too, and told by its words where the news is read.",
      },
    },
  },
} satisfies Meta<typeof NewsPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Another: Story = { args: { item: { slug: "office-aktobe", image: "" } } };
export const Third: Story = { args: { item: { slug: "radio-claims", image: "" } } };
export const OfProducts: Story = { args: { item: { slug: "online-policy", image: "", type: "products" } } };
export const OfService: Story = { args: { item: { slug: "online-policy", image: "", type: "service" } } };
export const OfAdvice: Story = { args: { item: { slug: "online-policy", image: "", type: "advice" } } };
export const Photograph: Story = { args: { item: { slug: "office-aktobe", image: steppe.src } } };
export const PhotographWhole: Story = { args: { item: { slug: "office-aktobe", image: steppe.src, image_alt: steppe.alt }, whole: true } };
