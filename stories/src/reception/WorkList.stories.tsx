import { WorkList } from "@shanyraq/ui/reception/WorkList.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { opinionsAwaited } from "../fixtures/opinion-item.ts";
import { callbacksAlone, decidedWork, manyWaiting, ownWork, waitingWork } from "../fixtures/reception.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: WorkList,
  args: { waiting: waitingWork, chosen: undefined, onChoose: nothing, onPage: nothing, onOpen: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "What waits for the staff: all of it or one kind, the oldest deadline first. Each button says by its name what it opens; a page that was turned to takes the focus.",
      },
    },
  },
} satisfies Meta<typeof WorkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Nothing: Story = { args: { waiting: { work: [], counts: [], total: 0, page: 1, pages: 1 } } };
export const ManyPages: Story = { args: { waiting: manyWaiting } };
export const OneKind: Story = { args: { waiting: callbacksAlone, chosen: "callback" } };
/** What a medical expert has to read. */
export const ForExpert: Story = { args: { waiting: opinionsAwaited } };
/** A case that was decided, found by its number. */
export const Numbered: Story = { args: { waiting: decidedWork, number: "OB-2026-000004" } };
export const UnknownNumber: Story = {
  args: { waiting: { work: [], counts: [], total: 0, page: 1, pages: 1 }, number: "OB-2026-000404" },
};
/** Nobody decides a case of their own household. */
export const OwnCase: Story = { args: { waiting: ownWork } };
/** No case is open: the list stands alone. */
export const Closed: Story = {};
