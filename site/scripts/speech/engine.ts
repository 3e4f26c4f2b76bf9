import type { SpokenLanguage } from "@shanyraq/i18n";
import { runFilter } from "./run-filter.ts";

/** What makes speech of text while the site is built. */
export interface BuildEngine {
  /** All that shapes its speech: a recording is made again where this has changed. */
  readonly settings: string;
  /** The speech of a text as a WAV file of 16 bits and one channel. @throws where the engine fails. */
  readonly speak: (language: SpokenLanguage, text: string) => Promise<Buffer>;
}

const codeOf = (language: SpokenLanguage): string => language.slice(0, 2);

/** Words a minute: a little slower than its own 175, which Kazakh words are too long for. */
const WORDS_A_MINUTE = 150;

/** eSpeak NG of the system, which has Kazakh, Russian and English; undefined where it is not installed. */
export async function espeak(): Promise<BuildEngine | undefined> {
  const version = await runFilter("espeak-ng", ["--version"], "").catch(() => undefined);
  if (!version) return undefined;
  const number = /\d+(?:\.\d+)+/.exec(version.toString("utf8"))?.[0] ?? "";
  return {
    settings: `espeak-ng ${number} ${WORDS_A_MINUTE}`,
    speak: (language, text) => runFilter("espeak-ng", ["-v", codeOf(language), "-s", String(WORDS_A_MINUTE), "--stdin", "--stdout"], text),
  };
}

/**
 * The insurer's own engine: a command that reads text from its input and writes a WAV file to its output. Where it names `{language}`, that is the language
 * of the text: kk, ru or en.
 */
export function engineOfCommand(command: string): BuildEngine {
  return {
    settings: command,
    speak: (language, text) => {
      const [program = "", ...args] = command
        .trim()
        .split(/\s+/)
        .map((part) => part.replaceAll("{language}", codeOf(language)));
      return runFilter(program, args, text);
    },
  };
}
