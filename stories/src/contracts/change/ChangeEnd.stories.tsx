import { ChangeEnd } from "@shanyraq/ui/contracts/change/ChangeEnd.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeStates } from "../../fixtures/change.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: ChangeEnd,
  args: { state: changeStates.done, send: nothing, contractHref: "/cabinet/reports/c-1" },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What came of a change: the number of the agreement and its day, or that everything stays.",
      },
    },
  },
} satisfies Meta<typeof ChangeEnd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Withdrawn: Story = { args: { state: changeStates.withdrawn } };
