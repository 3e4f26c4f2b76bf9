import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { recordedText, type Passage } from "@shanyraq/flows";
import type { BuildEngine } from "./engine.ts";
import { encodeOpus, OPUS_SETTINGS, opusMs } from "./opus.ts";
import { spokenForm } from "./spoken-form.ts";
import { flawOf, readWav, type Flaw } from "./waveform.ts";

export interface Recording {
  /** The digest of what was spoken, how and by what: the name of its file. */
  readonly name: string;
  readonly ms: number;
  readonly file: Buffer;
  /** Whether it was made now, and not by an earlier build. */
  readonly isNew: boolean;
}
export type Recorded = Recording | { readonly flaw: Flaw };

/** Hexadecimal figures of a name: lists of some thousand names are loaded by those who listen. */
const NAME_LENGTH = 12;

/** The recordings of a folder that outlives a build; what is not there yet is made. */
export function recordingStore(folder: string, engine: BuildEngine): (sentence: Passage) => Promise<Recorded> {
  mkdirSync(folder, { recursive: true });
  return async ({ language, text }) => {
    const spoken = spokenForm(language, recordedText(text));
    const name = createHash("sha256")
      .update([engine.settings, OPUS_SETTINGS, language, spoken].join("\n"))
      .digest("hex")
      .slice(0, NAME_LENGTH);
    const kept = path.join(folder, `${name}.opus`);
    if (existsSync(kept)) {
      const file = readFileSync(kept);
      return { name, ms: opusMs(file), file, isNew: false };
    }
    const wav = await engine.speak(language, spoken);
    const flaw = flawOf(readWav(wav), spoken);
    if (flaw) return { flaw };
    const file = await encodeOpus(wav);
    // A build that is cut short leaves no half of a file.
    writeFileSync(`${kept}.${process.pid}`, file);
    renameSync(`${kept}.${process.pid}`, kept);
    return { name, ms: opusMs(file), file, isNew: true };
  };
}
