import type { SpokenLanguage } from "@shanyraq/i18n";
import type { Passage } from "./sentences.ts";
import type { SpeechReading, Silence, SpeechHabits } from "./speech-state.ts";
import { chooseForeign, chooseVoice, failedOf, type FailedVoice, type Voice } from "./voices.ts";

export type Speaker =
  | { readonly is: "voice"; readonly voice: Voice; readonly isApproximate: boolean }
  /** A Russian voice could say it, and the reader decides. */
  | { readonly is: "asked" }
  /** It is passed over and counted. */
  | { readonly is: "nobody"; readonly isRefused: boolean }
  /** It should be said and cannot be: the reading ends. */
  | { readonly is: "missing"; readonly why: Silence };

/** Whether the site's own voice says something of the language: then what it has no recording of is passed over, counted and named at the end. */
export const isRecorded = (language: SpokenLanguage, voices: readonly Voice[]): boolean =>
  voices.some((voice) => voice.recordings !== undefined && voice.language === language);

/** Who said the language until they failed; Kazakh may have been said by a Russian voice. */
const lastFailed = (language: SpokenLanguage, failed: readonly FailedVoice[]): FailedVoice | undefined =>
  failedOf(language, failed).at(-1) ?? (language === "kk-KZ" ? failedOf("ru-RU", failed).at(-1) : undefined);

/**
 * Who says a sentence. The page's own language has to be said, and only a Kazakh page is worth a question; words of another language are said as well as
 * the voices at hand can, and never stop the reading.
 */
export function speakerOf(
  due: Passage,
  { language, voices, failed }: Pick<SpeechReading, "language" | "voices" | "failed">,
  { chosen, approximate }: Pick<SpeechHabits, "chosen" | "approximate">,
): Speaker {
  const isForeign = due.language !== language;
  const choice = isForeign ? chooseForeign(due, language, voices, { chosen, failed }) : chooseVoice(due, voices, { chosen, failed });
  if (choice.found === "voice") return { is: "voice", voice: choice.voice, isApproximate: false };
  if (choice.found === "approximate") {
    const speaker = { is: "voice", voice: choice.voice, isApproximate: true } as const;
    if (approximate || (isForeign && due.language === "kk-KZ")) return speaker;
    if (isForeign) return { is: "nobody", isRefused: approximate === false };
    // A Kazakh voice is installed and could not speak: the question says that there is no such voice.
    const own = failedOf("kk-KZ", failed).findLast(({ voice }) => !voice.recordings);
    if (own) return { is: "missing", why: own.why };
    return approximate === undefined ? { is: "asked" } : { is: "nobody", isRefused: true };
  }
  if (isForeign || isRecorded(language, voices)) return { is: "nobody", isRefused: false };
  return { is: "missing", why: lastFailed(language, failed)?.why ?? "noVoice" };
}
