import { IrrevocableStep } from "@shanyraq/ui/pension/IrrevocableStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { pensionStates } from "../fixtures/pension.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: IrrevocableStep,
  args: { state: pensionStates.irrevocable, send: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "An interruption: that there is no way back is read before anything binds.",
      },
    },
  },
} satisfies Meta<typeof IrrevocableStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Agreed: Story = {
  args: { state: { ...pensionStates.irrevocable, draft: { ...pensionStates.irrevocable.draft, irrevocable: true } } },
};
