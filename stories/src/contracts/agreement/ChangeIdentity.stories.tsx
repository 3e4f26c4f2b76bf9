import { ChangeIdentity } from "@shanyraq/ui/contracts/agreement/ChangeIdentity.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeStates, wrongIdentity } from "../../fixtures/change.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: ChangeIdentity,
  args: { state: changeStates.verify, send: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "Who it is, by digits that no page of the cabinet shows. Five wrong ones a day, and there is nothing left to type.",
      },
    },
  },
} satisfies Meta<typeof ChangeIdentity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Wrong: Story = { args: { state: wrongIdentity } };
