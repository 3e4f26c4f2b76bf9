import { ModePanel } from "@shanyraq/ui/accessibility/ModePanel.tsx";
import { changeVisualSettings, toggleVisualMode, useVisualSettings } from "./visual-mode.ts";

/** The panel of the version for the visually impaired, loaded only for those who chose it. */
export function VisualMode() {
  const settings = useVisualSettings();
  return <ModePanel settings={settings} onChange={changeVisualSettings} onRegular={toggleVisualMode} />;
}
