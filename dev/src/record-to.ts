import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { recordPublic, type Published } from "@shanyraq/gateway";

export interface Recording {
  /** Where the pages read. */
  readonly folder: string;
  /** Where the product answers. */
  readonly origin: string;
  /** Ends it half-way: what is recorded is about to be another. */
  readonly signal: AbortSignal;
  /** Called for each file that says something else than before. */
  readonly onChange: () => void;
}

/** Each call is made so many times before the whole recording is put off: a busy machine lets one of a hundred and fifty wait too long. */
const MAX_TRIES = 5;
const RETRY_MS = 500;

/**
 * Writes what the running product publishes to the folder that the pages read. Unchanged files are not written, so that their watchers are not notified for
 * nothing.
 * @throws when a public call is refused, or the recording was ended.
 */
export async function recordTo({ folder, origin, signal, onChange }: Recording): Promise<Published> {
  const write = (file: string, value: unknown) => {
    const text = `${JSON.stringify(value)}\n`;
    const target = path.join(folder, file);
    if (existsSync(target) && readFileSync(target, "utf8") === text) return;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    onChange();
  };
  const published = await recordPublic({
    url: `${origin}/api/provider`,
    fetch: (input, init) => fetch(input, { ...init, signal }),
    retry: async (_failure, tries) => {
      if (signal.aborted || tries >= MAX_TRIES) return false;
      await pause(RETRY_MS * tries, undefined, { signal });
      return true;
    },
    write: (locale, file, value) => write(`${locale}/${file}.json`, value),
  });
  write("entries.json", published);
  return published;
}
