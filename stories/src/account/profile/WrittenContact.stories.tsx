import { WrittenContact } from "@shanyraq/ui/account/profile/WrittenContact.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: WrittenContact,
  args: { value: false, onChange: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "For a customer who is deaf, hard of hearing or without speech: the staff write to them and do not call. It is saved as soon as it is " +
          "chosen, and a screen reader hears that.",
      },
    },
  },
} satisfies Meta<typeof WrittenContact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Saved: Story = { args: { value: true, became: { of: true } } };
export const Refused: Story = { args: { became: { of: true, problem: { kind: "offline" } } } };
