import { followReader } from "@shanyraq/ui/accessibility/follow-reader.ts";
import { leaveMode } from "@shanyraq/ui/accessibility/leave-mode.ts";
import { ModePanel } from "@shanyraq/ui/accessibility/ModePanel.tsx";
import { Running } from "@shanyraq/ui/accessibility/ModePanel.styles.ts";
import { ModePlace } from "@shanyraq/ui/accessibility/ModePlace.tsx";
import { href, ownPages } from "@shanyraq/routes";
import dynamic from "next/dynamic";
import { useCallback, useEffect, useState } from "react";
import { LaterMessages } from "../locale/LaterMessages.tsx";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { changeVisualSettings, isVisualKept, toggleVisualMode, useVisualSettings } from "../browser/visual-mode.ts";

const ReadingAloud = dynamic(() => import("./ReadingAloud.tsx").then((module) => module.ReadingAloud), { ssr: false });
const ModeNotKept = dynamic(() => import("@shanyraq/ui/accessibility/ModeNotKept.tsx").then((module) => module.ModeNotKept), {
  ssr: false,
});

/** Whether the reader has seen that nothing is stored: shown once a visit. */
let isKnown = false;

/** The bar of the version for the visually impaired, loaded with its words only for those who chose it. */
export const VisualMode = () => (
  <LaterMessages>
    <ModePlace>
      <Panel />
    </ModePlace>
  </LaterMessages>
);

/** Reading aloud is loaded once its part of the bar is opened, and stays then. */
function Panel() {
  const settings = useVisualSettings();
  const locale = useLocale();
  const [known, setKnown] = useState(isKnown);
  const [openings, setOpenings] = useState(0);
  const [isReading, setIsReading] = useState(false);
  // Where the buttons of reading stand while something is read.
  const [running, setRunning] = useState<HTMLElement | null>(null);
  const closeSheets = useCallback(() => {
    // What must be answered would stand under the browser's own sheet, out of reach.
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  }, []);
  // It changes with the settings alone, which are drawn again.
  const isWarned = !isVisualKept() && !known;
  useEffect(() => {
    if (isWarned) closeSheets();
  }, [isWarned, closeSheets]);
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
      onSpeechOpened={() => setOpenings((count) => count + 1)}
      onRegular={() => leaveMode(toggleVisualMode)}
      speech={<>{openings > 0 && <ReadingAloud openings={openings} running={running} onReading={setIsReading} onNotice={closeSheets} />}</>}
      reading={isReading && <Running ref={setRunning} />}
    >
      {isWarned && <ModeNotKept onClose={understood} />}
    </ModePanel>
  );
}
