import { ChangeChoice } from "@shanyraq/ui/contracts/change/ChangeChoice.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeStates } from "../../fixtures/change.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: ChangeChoice,
  args: { state: changeStates.choose, send: nothing, writeHref: "/feedback" },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "What may be changed of a contract, each with what it does; and what may not, with the reason and the way to a person.",
      },
    },
  },
} satisfies Meta<typeof ChangeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
