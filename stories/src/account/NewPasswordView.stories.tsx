import { NewPasswordView } from "@shanyraq/ui/account/NewPasswordView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { wrongCode } from "../fixtures/accounts.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: NewPasswordView,
  args: { busy: false, onSubmit: nothing },
  parameters: {
    placed: "inSection",
    docs: {
      description: {
        component:
          "A new password, twice, after a code has shown whose it is. The hint says what makes it good; a refusal stands " +
          "at its field. Enter saves.",
      },
    },
  },
} satisfies Meta<typeof NewPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Refused: Story = { args: { problem: wrongCode } };
