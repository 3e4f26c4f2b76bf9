import { ShareDialog } from "@shanyraq/ui/calculators/ShareDialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { shareStates } from "../fixtures/calculator.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ShareDialog,
  args: { state: shareStates.addressing, onSend: nothing, onClose: nothing },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "Where the link of a calculation goes: an e-mail address, or a phone. Enter sends, a refusal keeps what was typed, Esc closes. A " +
          "screen reader says the title, the field, and that the message was sent.",
      },
    },
  },
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Addressing: Story = {};
export const AddressingPhone: Story = { args: { state: { ...shareStates.addressing, way: "whatsapp" } } };
export const Refused: Story = {
  args: { state: { ...shareStates.addressing, problem: { kind: "message", message: "Слишком часто. Подождите минуту." } } },
};
export const Sending: Story = { args: { state: shareStates.sending } };
export const Sent: Story = { args: { state: shareStates.sent } };
