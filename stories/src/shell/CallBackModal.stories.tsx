import { CallBackModal } from "@shanyraq/ui/shell/CallBackModal.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: CallBackModal,
  args: { isOpen: true, onClose: nothing, state: { at: "idle" }, onSend: nothing },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "Somebody leaves a name and a phone to be called. Enter sends; what is wrong stands at its field and, from two mistakes " +
          "up, in a summary that takes the focus; a failure keeps what was typed, Esc forgets it. A screen reader says the title, " +
          "then each field with its rule.",
      },
    },
  },
} satisfies Meta<typeof CallBackModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sending: Story = { args: { state: { at: "sending" } } };
export const Failed: Story = { args: { state: { at: "failed", problem: { kind: "service", requestId: "7f3a91c2" } } } };
export const Offline: Story = { args: { state: { at: "failed", problem: { kind: "offline" } } } };
export const Mistakes: Story = {
  // The dialog stands outside the story's own place.
  play: async ({ userEvent }) => userEvent.click(document.querySelector("button[type=submit]") ?? document.body),
};
export const LongKazakh: Story = {
  args: { children: <p>Сақтандыру шартының талаптары туралы сұрақтарыңызға жауап беру үшін қайта хабарласамыз.</p> },
};
export const Closed: Story = { args: { isOpen: false } };
