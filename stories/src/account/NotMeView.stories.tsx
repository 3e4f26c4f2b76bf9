import { NotMeView } from "@shanyraq/ui/account/NotMeView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { notMeStates as states } from "../fixtures/accounts.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: NotMeView,
  args: { state: states.asking, phone: "+7 700 000 00 00", officesHref: "/contacts", onPress: nothing, onSignature: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "The page behind the link that told of a changed way in. It says what one press does and does nothing before it; its " +
          "answer takes the focus, and the ways back into the account follow.",
      },
    },
  },
} satisfies Meta<typeof NotMeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Sending: Story = { args: { state: states.sending } };
export const Failed: Story = { args: { state: { ...states.asking, problem: { kind: "offline" } } } };
export const Frozen: Story = { args: { state: states.frozen } };
export const Over: Story = { args: { state: states.over } };
export const Without: Story = { args: { state: states.without } };
