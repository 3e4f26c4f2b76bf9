import { schemeNames } from "./names.ts";

/** What the version for the visually impaired lets a reader choose, each with its values; the first is where it begins. */
export const choices = {
  scheme: schemeNames,
  size: ["150", "100", "125", "175", "200", "250", "300", "350", "400"],
  letters: ["normal", "wide", "wider"],
  lines: ["normal", "wide", "wider"],
  words: ["normal", "wide", "wider"],
  font: ["sans", "serif", "readable"],
  links: ["plain", "marked"],
  guide: ["off", "line", "window"],
  cursor: ["normal", "large"],
  images: ["on", "grey", "off"],
  motion: ["still", "moving"],
} as const;

export type Setting = keyof typeof choices;
export type Settings = { readonly [S in Setting]: (typeof choices)[S][number] };
export const settingNames = Object.keys(choices) as readonly Setting[];

/** Where each choice begins. */
export const initialSettings = Object.fromEntries(settingNames.map((name) => [name, choices[name][0]])) as Settings;

/** Text sizes from small to large, in per cent of the ordinary one. */
export const sizes = choices.size.toSorted((a, b) => Number(a) - Number(b));

/** The next size up (1) or down (-1); the same one at either end. */
export const sizeBeside = (size: Settings["size"], step: 1 | -1): Settings["size"] => sizes[sizes.indexOf(size) + step] ?? size;

/** Reads the stored settings; one that is missing or invalid gets its initial value. */
export function parseSettings(kept: string | null): Settings {
  const given = fieldsOf(kept);
  return Object.fromEntries(
    settingNames.map((name) => [name, choices[name].find((value) => value === given[name]) ?? initialSettings[name]]),
  ) as Settings;
}

function fieldsOf(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(kept ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The attribute of <html> that a setting stands in. */
export const attributeOf = (name: Setting): string => `data-${name}`;
