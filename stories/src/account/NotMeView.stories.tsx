import { NotMeView } from "@shanyraq/ui/account/NotMeView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const token = "t".repeat(43);

const meta = {
  component: NotMeView,
  args: { state: { at: "asking", token }, phone: "+7 700 000 00 00", officesHref: "/contacts", onPress: nothing, onSignature: nothing },
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
export const Sending: Story = { args: { state: { at: "sending", token } } };
export const Failed: Story = { args: { state: { at: "asking", token, problem: { kind: "offline" } } } };
export const Frozen: Story = { args: { state: { at: "frozen", until: "2026-11-22T06:00:00.000Z" } } };
export const LinkOver: Story = { args: { state: { at: "over" } } };
export const WithoutToken: Story = { args: { state: { at: "without" } } };
