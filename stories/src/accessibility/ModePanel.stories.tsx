import { ModePanel } from "@shanyraq/ui/accessibility/ModePanel.tsx";
import { SpeechRunning, SpeechStart } from "@shanyraq/ui/accessibility/SpeechButtons.tsx";
import { initialSettings } from "@shanyraq/kit/theme/settings.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { activities, during, voices } from "../fixtures/speech.ts";
import { nothing } from "../stage/held.tsx";

const meta = {
  component: ModePanel,
  args: { settings: initialSettings, statementHref: "/accessibility", onChange: nothing, onRegular: nothing },
  parameters: {
    placed: "shell",
    docs: {
      description: {
        component:
          "The bar of the version for the visually impaired, which stays with the reader: text size and the way back at hand, the rest " +
          "behind a button. It grows with the text; words stand under its icons at every width. Tab walks its " +
          "buttons, Enter presses, Esc closes what is open, F2 leaves the version from anywhere. Each button says whether it is " +
          "pressed; the size is announced when it changes.",
      },
    },
  },
} satisfies Meta<typeof ModePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Settings: Story = {
  play: async ({ canvasElement, userEvent }) => userEvent.click(canvasElement.querySelector("[data-disclosure]") as HTMLElement),
};
export const Largest: Story = { args: { settings: { ...initialSettings, size: "400" } } };
export const WithSpeech: Story = {
  args: {
    speech: (
      <SpeechStart
        state={during(activities.silent)}
        voices={voices}
        onReadSelection={nothing}
        onReadPage={nothing}
        onReadFromHere={nothing}
        onRate={nothing}
        onVoice={nothing}
        onApproximate={nothing}
        onListen={nothing}
      />
    ),
  },
  play: async ({ canvasElement, userEvent }) =>
    userEvent.click([...canvasElement.querySelectorAll<HTMLElement>("[data-disclosure]")].at(-1) as HTMLElement),
};
export const WhileReading: Story = {
  args: { reading: <SpeechRunning state={during(activities.speaking)} onPause={nothing} onResume={nothing} onStop={nothing} /> },
};
