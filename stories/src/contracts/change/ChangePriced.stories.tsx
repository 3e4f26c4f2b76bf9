import { ChangePriced } from "@shanyraq/ui/contracts/change/ChangePriced.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeStates, changedPeople } from "../../fixtures/change.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: ChangePriced,
  args: { state: changeStates.priced, send: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What the change does, before and after, with the schedule that follows; then a code is asked for.",
      },
    },
  },
} satisfies Meta<typeof ChangePriced>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Premiums: Story = {};
export const People: Story = { args: { state: changedPeople } };
