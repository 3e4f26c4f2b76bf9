import { WorkList } from "@shanyraq/ui/reception/WorkList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitingWork } from "../fixtures/reception.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: WorkList,
  args: { work: waitingWork, total: 3, onOpen: nothing },
  parameters: {
    docs: {
      description: {
        component: "What waits for the staff. Each button says by its name what it opens.",
      },
    },
  },
} satisfies Meta<typeof WorkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Nothing: Story = { args: { work: [], total: 0 } };
/** No case is open: the list stands alone. */
export const Closed: Story = {};
