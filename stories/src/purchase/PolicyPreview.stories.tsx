import { PolicyPreview } from "@shanyraq/ui/purchase/PolicyPreview.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { agreedSections } from "../fixtures/agreed.ts";

const meta = {
  component: PolicyPreview,
  args: { preview: { at: "shown", sections: agreedSections } },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "The words of the policy before it is bought: a native disclosure, closed until it is pressed, whose place is kept while they load.",
      },
    },
  },
} satisfies Meta<typeof PolicyPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { preview: { at: "loading" } } };
export const Failed: Story = { args: { preview: { at: "failed" } } };
