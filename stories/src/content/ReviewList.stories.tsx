import { ReviewList } from "@shanyraq/ui/content/ReviewList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { reviews } from "../fixtures/company.ts";
const meta = {
  component: ReviewList,
  args: { reviews, name: "Что говорят клиенты" },
  parameters: {
    docs: {
      description: {
        component: "What customers say, each in a figure whose caption names them.",
      },
    },
  },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { reviews: reviews.slice(0, 1) } };
