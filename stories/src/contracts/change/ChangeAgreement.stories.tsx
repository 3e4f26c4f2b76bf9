import { ChangeAgreement } from "@shanyraq/ui/contracts/change/ChangeAgreement.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeStates } from "../../fixtures/change.ts";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: ChangeAgreement,
  args: { state: changeStates.agreement, send: nothing, onSave: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component: "The agreement is opened first, then accepted or given up; the contract stays as it is until then.",
      },
    },
  },
} satisfies Meta<typeof ChangeAgreement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const Read: Story = { args: { state: { ...changeStates.agreement, opened: true } } };
