import { AgreedSections } from "@shanyraq/ui/contracts/AgreedSections.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { agreedSections } from "../fixtures/agreed.ts";

const meta = {
  component: AgreedSections,
  args: { sections: agreedSections },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "What was agreed of a contract, part by part, as its papers print it: a heading, facts as a description list, tables with their captions. " +
          "Each part is a region named by its heading; nothing in it is pressed.",
      },
    },
  },
} satisfies Meta<typeof AgreedSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
