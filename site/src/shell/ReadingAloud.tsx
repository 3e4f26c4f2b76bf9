import { isReading, SpeechRunning, SpeechStart } from "@shanyraq/ui/accessibility/SpeechButtons.tsx";
import dynamic from "next/dynamic";
import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { useReadingAloud } from "../browser/useReadingAloud.ts";

const SpeechNotice = dynamic(() => import("@shanyraq/ui/accessibility/SpeechNotice.tsx").then((module) => module.SpeechNotice), {
  ssr: false,
});

interface ReadingAloudProps {
  /** How often its part of the bar was opened: each time the page may be another. */
  readonly openings: number;
  /** Where the buttons stand that are needed while something is read. */
  readonly running: HTMLElement | null;
  readonly onReading: (isReading: boolean) => void;
  /** There is something to say over everything. */
  readonly onNotice: () => void;
}

/** Reading aloud within the bar: where it begins, what is at hand meanwhile, and what has to be said before. */
export function ReadingAloud({ openings, running, onReading, onNotice }: ReadingAloudProps) {
  const { state, send, voices, prepare, readSelection, readPage, readFromHere, resume } = useReadingAloud();
  const { activity } = state;
  const reads = isReading(state);
  const hasNotice = activity.at === "told" || activity.at === "asking";
  const opened = useEffectEvent(prepare);
  useEffect(() => opened(), [openings]);
  useEffect(() => {
    onReading(reads);
    return () => onReading(false);
  }, [reads, onReading]);
  useEffect(() => {
    if (hasNotice) onNotice();
  }, [hasNotice, onNotice]);
  return (
    <>
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
      {reads &&
        running &&
        createPortal(
          <SpeechRunning
            state={state}
            onPause={() => send({ type: "pausePressed" })}
            onResume={() => send({ type: "resumePressed" })}
            onStop={() => send({ type: "stopPressed" })}
          />,
          running,
        )}
      {hasNotice && (
        <SpeechNotice
          activity={activity}
          onClose={() => send({ type: "noticeClosed" })}
          onAccept={() => send({ type: "approximationChosen", approximate: true })}
        />
      )}
    </>
  );
}
