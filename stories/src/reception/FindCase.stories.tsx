import { FindCase } from "@shanyraq/ui/reception/FindCase.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: FindCase,
  args: { found: false, onFind: nothing, onAll: nothing },
  parameters: {
    docs: { description: { component: "A case by its number, above what waits: one that was decided stands in no list." } },
  },
} satisfies Meta<typeof FindCase>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** The case stands in place of the list, which one button brings back. */
export const Found: Story = { args: { found: true } };
