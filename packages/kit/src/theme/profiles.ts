import { initialSettings, settingNames, type Settings } from "./settings.ts";

/**
 * Ready-made sets, by what makes reading hard: a person who needs one is spared eight choices, and can change each of them afterwards. Weak sight: larger and
 * wider, links marked; dyslexia: no pure white, a wide typeface, room between letters and lines, a line to follow (the style guide of the British Dyslexia
 * Association); calm: nothing that moves or draws the eye.
 */
const chosen = {
  lowVision: { size: "200", letters: "wide", lines: "wide", links: "marked" },
  dyslexia: { scheme: "brownOnCream", font: "readable", letters: "wide", words: "wide", lines: "wider", guide: "line" },
  calm: { scheme: "blueOnSky", size: "125", images: "grey" },
} as const satisfies Readonly<Record<string, Partial<Settings>>>;

export type Profile = keyof typeof chosen;
export const profileNames = Object.keys(chosen) as readonly Profile[];

/** All settings of a set: what it does not name is where it begins. */
export const settingsOf = (profile: Profile): Settings => ({ ...initialSettings, ...chosen[profile] });

/** The set that the settings are, as long as nothing of it was changed. */
export const profileOf = (settings: Settings): Profile | undefined =>
  profileNames.find((profile) => settingNames.every((name) => settings[name] === settingsOf(profile)[name]));
