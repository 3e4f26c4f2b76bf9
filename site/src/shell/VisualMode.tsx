import { isReading, SpeechRunning, SpeechStart } from "@shanyraq/ui/accessibility/SpeechButtons.tsx";
import { followReader } from "@shanyraq/ui/accessibility/follow-reader.ts";
import { leaveMode } from "@shanyraq/ui/accessibility/leave-mode.ts";
import { ModePanel } from "@shanyraq/ui/accessibility/ModePanel.tsx";
import { ModePlace } from "@shanyraq/ui/accessibility/ModePlace.tsx";
import { href, ownPages } from "@shanyraq/routes";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { LaterMessages } from "../locale/LaterMessages.tsx";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { useReadingAloud } from "../browser/useReadingAloud.ts";
import { changeVisualSettings, isVisualKept, toggleVisualMode, useVisualSettings } from "../browser/visual-mode.ts";

const SpeechNotice = dynamic(() => import("@shanyraq/ui/accessibility/SpeechNotice.tsx").then((module) => module.SpeechNotice), {
  ssr: false,
});
const ModeNotKept = dynamic(() => import("@shanyraq/ui/accessibility/ModeNotKept.tsx").then((module) => module.ModeNotKept), {
  ssr: false,
});

/** Whether the reader has seen that nothing is stored: shown once a visit. */
let isKnown = false;

/** The bar of the version for the visually impaired with reading aloud, loaded with its words only for those who chose it. */
export const VisualMode = () => (
  <LaterMessages>
    <ModePlace>
      <Panel />
    </ModePlace>
  </LaterMessages>
);

function Panel() {
  const settings = useVisualSettings();
  const locale = useLocale();
  const [known, setKnown] = useState(isKnown);
  const { state, send, voices, prepare, readSelection, readPage, readFromHere, resume } = useReadingAloud();
  const { activity } = state;
  const hasNotice = activity.at === "told" || activity.at === "asking";
  // It changes with the settings alone, which are drawn again.
  const isWarned = !isVisualKept() && !known;
  useEffect(() => {
    // What must be answered would stand under the browser's own sheet, out of reach.
    if (hasNotice || isWarned) document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  }, [hasNotice, isWarned]);
  useEffect(() => (settings.guide === "off" ? undefined : followReader()), [settings.guide]);
  const understood = () => {
    isKnown = true;
    setKnown(true);
  };
  return (
    <ModePanel
      settings={settings}
      statementHref={href("content", locale, { slug: ownPages.accessibility })}
      onChange={changeVisualSettings}
      onSpeechOpened={prepare}
      onRegular={() => leaveMode(toggleVisualMode)}
      speech={
        <SpeechStart
          state={state}
          voices={voices}
          onReadSelection={readSelection}
          onReadPage={readPage}
          onReadFromHere={readFromHere}
          onContinue={resume}
          onRate={(rate) => send({ type: "rateChosen", rate })}
          onVoice={(language, id) => send({ type: "voiceChosen", language, id })}
          onListen={(sample) => send({ type: "samplePressed", ...sample })}
          onApproximate={(approximate) => send({ type: "approximationChosen", approximate })}
        />
      }
      reading={
        isReading(state) && (
          <SpeechRunning
            state={state}
            onPause={() => send({ type: "pausePressed" })}
            onResume={() => send({ type: "resumePressed" })}
            onStop={() => send({ type: "stopPressed" })}
          />
        )
      }
    >
      {hasNotice && (
        <SpeechNotice
          activity={activity}
          onClose={() => send({ type: "noticeClosed" })}
          onAccept={() => send({ type: "approximationChosen", approximate: true })}
        />
      )}
      {isWarned && <ModeNotKept onClose={understood} />}
    </ModePanel>
  );
}
