import { SpeechNotice } from "@shanyraq/ui/accessibility/SpeechNotice.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { activities } from "../fixtures/speech.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: SpeechNotice,
  args: { activity: activities.told, onClose: nothing, onAccept: nothing },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "What has to be said before there can be speech: nothing is selected, no voice, or a Russian voice for Kazakh words. A " +
          "dialog that is announced and answered; Esc closes it.",
      },
    },
  },
} satisfies Meta<typeof SpeechNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {};
export const Unsupported: Story = { args: { activity: { at: "told", why: "unsupported" } } };
export const NoVoice: Story = { args: { activity: { at: "told", why: "noVoice", language: "kk-KZ" } } };
export const SilentVoice: Story = { args: { activity: { at: "told", why: "silentVoice", language: "kk-KZ" } } };
export const VoiceFailed: Story = { args: { activity: { at: "told", why: "voiceFailed", language: "ru-RU" } } };
export const NotLoaded: Story = { args: { activity: { at: "told", why: "notLoaded", language: "kk-KZ" } } };
export const Unspoken: Story = { args: { activity: { at: "told", why: "unspoken", unspoken: 3 } } };
/** The reader has answered that a Russian voice may not read Kazakh pages. */
export const Refused: Story = { args: { activity: { at: "told", why: "unspoken", unspoken: 3, isRefused: true } } };
export const Asking: Story = { args: { activity: activities.asking } };
export const Silent: Story = { args: { activity: activities.silent } };
