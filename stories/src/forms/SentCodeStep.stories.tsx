import { smsCode } from "@shanyraq/forms";
import { SentCodeStep } from "@shanyraq/ui/forms/SentCodeStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: SentCodeStep,
  args: {
    form: smsCode,
    state: { resendAt: 120_000, busy: false },
    send: nothing,
    now: () => 0,
    words: { sent: "autopay.sent", confirm: "autopay.confirm", back: "autopay.back", again: "autopay.again" },
    sentTo: { phone: "+7 7** *** **17" },
  },
  render: (args) => (
    <>
      <h2>Код из SMS</h2>
      <SentCodeStep {...args} />
    </>
  ),
  parameters: { docs: { description: { component: "The step of a flow on which one code is typed; what is pressed goes to the flow." } } },
} satisfies Meta<typeof SentCodeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {};
export const Confirming: Story = { args: { state: { resendAt: 120_000, busy: true } } };
export const Wrong: Story = {
  args: { state: { resendAt: 120_000, busy: false, problem: { kind: "message", message: "Код неверный. Осталось попыток: 4." } } },
};
