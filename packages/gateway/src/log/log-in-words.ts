import type { Level, LogLine } from "./log-line.ts";

const names = { info: "Note", warn: "Warning", error: "Error" } as const satisfies Record<Level, string>;

/** `indicatorsMissing` as a person reads it: "indicators missing". */
const spaced = (event: string): string => event.replaceAll(/(?<=[a-z])(?=[A-Z])|-/g, " ").toLowerCase();

/** A line of the log for a reader at a terminal: what happened, the facts, and what to do about it. */
export function inWords(level: Level, line: LogLine): string {
  const { event, level: _, remedy, ...facts } = line as LogLine & { readonly remedy?: unknown };
  const parts = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${spaced(name)} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`);
  const details = parts.length > 0 ? ` (${parts.join(", ")})` : "";
  const text = `${names[level]}: ${spaced(event)}${details}${typeof remedy === "string" ? `. ${remedy}` : ""}`;
  // A value must not begin a line of its own.
  return `  ${text.replaceAll(/\s+/g, " ")}\n`;
}
