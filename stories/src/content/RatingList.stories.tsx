import { RatingList } from "@shanyraq/ui/content/RatingList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ratings } from "../fixtures/company.ts";
const meta = {
  component: RatingList,
  args: { ratings, level: 2 },
  parameters: {
    docs: {
      description: {
        component: "What agencies think of the company. The rating is large, the agency is the heading.",
      },
    },
  },
} satisfies Meta<typeof RatingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnDeep: Story = {
  render: (args) => (
    <div data-surface="deep">
      <RatingList {...args} />
    </div>
  ),
};
