import { rates, type SpeechHabits } from "./speech-state.ts";
import type { ChosenVoices } from "./voices.ts";

const languages = ["ru-RU", "kk-KZ", "en-GB"] as const satisfies readonly (keyof ChosenVoices)[];

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

function parsed(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? "{}");
  } catch {
    return undefined;
  }
}

/** Reads the stored pace, voices and answer about an approximation; what is missing or invalid is as if it had never been chosen. */
export function parseHabits(kept: string | null): SpeechHabits {
  const { rate, chosen, approximate } = fieldsOf(parsed(kept));
  const voices = fieldsOf(chosen);
  return {
    rate: rates.find((one) => one === rate) ?? 1,
    chosen: Object.fromEntries(
      languages.flatMap((language) => (typeof voices[language] === "string" ? [[language, voices[language]]] : [])),
    ),
    ...(typeof approximate === "boolean" && { approximate }),
  };
}
