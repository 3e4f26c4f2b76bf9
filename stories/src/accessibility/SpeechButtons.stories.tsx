import { SpeechRunning, SpeechStart } from "@shanyraq/ui/accessibility/SpeechButtons.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { activities, during, irina, voices } from "../fixtures/speech.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: SpeechStart,
  subcomponents: { SpeechRunning },
  args: {
    state: during(activities.silent),
    voices: [],
    onReadSelection: nothing,
    onReadPage: nothing,
    onReadFromHere: nothing,
    onRate: nothing,
    onVoice: nothing,
    onApproximate: nothing,
    onListen: nothing,
  },
  parameters: {
    docs: {
      description: {
        component:
          "Where reading aloud begins, and what is at hand while something is read. Pressing them takes no selection away. The " +
          "group is named, so a screen reader tells it from the page's own buttons.",
      },
    },
  },
} satisfies Meta<typeof SpeechStart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};
/** A system with more than one voice for a language, and a page that was left half read. */
export const ManyVoices: Story = { args: { voices, onContinue: nothing } };
/** A system without a Kazakh voice: whether a Russian one reads Kazakh pages has been answered, and is changed here. */
export const RussianForKazakh: Story = { args: { voices: [irina], state: { ...during(activities.silent), approximate: true } } };
/** The panel while a page is read: it says who speaks, and plays no sample. */
export const WhileSpeaking: Story = { args: { voices, state: during(activities.speaking) } };
export const Looking: Story = {
  render: () => <SpeechRunning state={during(activities.looking)} onPause={nothing} onResume={nothing} onStop={nothing} />,
};
export const Speaking: Story = {
  render: () => <SpeechRunning state={during(activities.speaking)} onPause={nothing} onResume={nothing} onStop={nothing} />,
};
export const Paused: Story = {
  render: () => <SpeechRunning state={during(activities.paused)} onPause={nothing} onResume={nothing} onStop={nothing} />,
};
