import { performSpeech, speechFlow, speechInitial } from "@shanyraq/flows";
import { markSpoken } from "@shanyraq/ui/accessibility/highlight.ts";
import { ModePanel } from "@shanyraq/ui/accessibility/ModePanel.tsx";
import { pageRange, readingOf, selectedRange, type Reading } from "@shanyraq/ui/accessibility/reading.ts";
import { SpeechRunning, SpeechStart } from "@shanyraq/ui/accessibility/SpeechButtons.tsx";
import { canSpeak, systemSpeech } from "@shanyraq/ui/accessibility/system-speech.ts";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useEffect } from "react";
import { LaterMessages } from "../locale/LaterMessages.tsx";
import { wait } from "./clock.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { changeVisualSettings, toggleVisualMode, useVisualSettings } from "./visual-mode.ts";

const SpeechNotice = dynamic(() => import("@shanyraq/ui/accessibility/SpeechNotice.tsx").then((module) => module.SpeechNotice), {
  ssr: false,
});

/** What is being read: one page has one voice. */
let reading: Reading | undefined;

const performer = () =>
  performSpeech({
    engine: canSpeak() ? systemSpeech() : { voices: () => [], utter: () => {}, hush: () => {} },
    now: Date.now,
    wait,
    mark: (from, length) => markSpoken(reading?.rangeOf(from, length)),
    unmark: () => markSpoken(undefined),
  });

/** The panel of the version for the visually impaired with reading aloud, loaded with its words only for those who chose it. */
export const VisualMode = () => (
  <LaterMessages>
    <Panel />
  </LaterMessages>
);

function Panel() {
  const settings = useVisualSettings();
  const { state, send } = useFlow(speechFlow, () => speechInitial, performer);
  const { events } = useRouter();
  useEffect(() => {
    const stop = () => send({ type: "stopPressed" });
    events.on("routeChangeStart", stop);
    window.addEventListener("pagehide", stop);
    return () => {
      events.off("routeChangeStart", stop);
      window.removeEventListener("pagehide", stop);
      stop();
    };
  }, [events, send]);
  const read = (range: Range | undefined) => {
    reading = range && readingOf(range);
    send({ type: "readPressed", passages: reading?.passages ?? [], supported: canSpeak(), now: Date.now() });
  };
  const { activity } = state;
  return (
    <ModePanel
      settings={settings}
      onChange={changeVisualSettings}
      onRegular={toggleVisualMode}
      speech={
        <SpeechStart
          state={state}
          onReadSelection={() => read(selectedRange())}
          onReadPage={() => read(pageRange())}
          onRate={(rate) => send({ type: "rateChosen", rate })}
        />
      }
    >
      <SpeechRunning
        state={state}
        onPause={() => send({ type: "pausePressed" })}
        onResume={() => send({ type: "resumePressed" })}
        onStop={() => send({ type: "stopPressed" })}
      />
      {(activity.at === "told" || activity.at === "asking") && (
        <SpeechNotice
          activity={activity}
          onClose={() => send({ type: "noticeClosed" })}
          onAccept={() => send({ type: "approximationAccepted" })}
        />
      )}
    </ModePanel>
  );
}
