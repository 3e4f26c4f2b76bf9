import { WorkItemView } from "@shanyraq/ui/reception/WorkItemView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { forExpert } from "../fixtures/opinion-item.ts";
import { refusedItem, workItemStates } from "../fixtures/reception.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: WorkItemView,
  args: { state: workItemStates.read, send: nothing, phone: "+7 (727) 000-00-00" },
  parameters: {
    docs: {
      description: {
        component: "One case in full: its heading has the focus when it comes, and what became of it is a status.",
      },
    },
  },
} satisfies Meta<typeof WorkItemView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};
/** A medical expert has the papers and the form of their opinion, and decides nothing. */
export const ForExpert: Story = { args: { state: { ...workItemStates.read, item: forExpert } } };
export const Became: Story = { args: { state: { ...workItemStates.read, became: "proposed" } } };
export const Loading: Story = { args: { state: workItemStates.loading } };
export const Failed: Story = { args: { state: workItemStates.failed } };
/** It concerns the employee's own household. */
export const Own: Story = { args: { state: refusedItem } };
