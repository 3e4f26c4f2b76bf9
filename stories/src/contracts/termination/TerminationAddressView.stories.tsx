import { TerminationAddressView } from "@shanyraq/ui/contracts/termination/TerminationAddressView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../../stage/held.tsx";

const meta = {
  component: TerminationAddressView,
  args: { state: { at: "asking" }, onAsk: nothing, onAnother: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "Has the owner of a policy sent where they end it, for who cannot sign in. The answer is the same whether there is such a policy or not, and takes the focus.",
      },
    },
  },
} satisfies Meta<typeof TerminationAddressView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Sending: Story = { args: { state: { at: "looking" } } };
export const Refused: Story = { args: { state: { at: "asking", problem: { kind: "service" } } } };
export const Sent: Story = {
  args: { state: { at: "found", found: { message: "Если номер договора и ИИН верны, ссылка уже идёт на телефон владельца договора." } } },
};
