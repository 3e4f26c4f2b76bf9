import { ReceptionView } from "@shanyraq/ui/reception/ReceptionView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { attached } from "../fixtures/attached.ts";
import { receptionStates } from "../fixtures/reception.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ReceptionView,
  args: { state: receptionStates.asking, send: nothing, now: () => 0, attached, arrived: [], onFile: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "A customer served at a desk. Each step puts the focus on its heading; after a quarter of an hour without a touch the " +
          "data leave the screen.",
      },
    },
  },
} satisfies Meta<typeof ReceptionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Found: Story = { args: { state: receptionStates.found } };
export const Code: Story = { args: { state: receptionStates.code } };
export const Open: Story = { args: { state: receptionStates.open } };
export const Locked: Story = { args: { state: receptionStates.locked } };
export const Sent: Story = { args: { state: receptionStates.sent } };
