import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { readBuild, type Build, type NumberedBuild } from "./export-state.ts";

const WORD = "build.json";
/** What the command of a build has said, for an operator. */
export const COMMAND_LOG = "command.log";
/** A build says that it lives every few seconds; one that is silent for longer ended with its process. */
export const BEAT_MS = 5_000;
const HEARTBEAT_TIMEOUT_MS = 60_000;
/** What is served, what was served before, and what is being built. */
const KEPT = 3;

/**
 * The folder of builds, a numbered folder for each. The process that puts the next number in its place has started its build: when several try at once, or
 * after reading an outdated list, one succeeds. The folder appears together with its state, and each state is written whole, so that nobody reads half of one.
 */
export interface Builds {
  /** The folder of a build: `out` and `csp.json` stand there once it is done. */
  readonly placeOf: (number: number) => string;
  /** Every build, the newest first. */
  readonly list: () => Promise<readonly NumberedBuild[]>;
  /** Starts the build after the newest that was seen; undefined when another process has started one since. */
  readonly begin: (after: number, build: Build) => Promise<number | undefined>;
  readonly record: (number: number, build: Build) => Promise<void>;
  readonly beat: (number: number) => Promise<void>;
  /** Takes away what a build has made; its word and what its command has said stay. */
  readonly strip: (number: number) => Promise<void>;
  /** As if it had never started. */
  readonly drop: (number: number) => Promise<void>;
  /** Takes away what nobody needs any more. */
  readonly clear: () => Promise<void>;
}

const wordFor = (build: Build): string => `${JSON.stringify(build)}\n`;

export function buildsIn(folder: string, now: () => number): Builds {
  const placeOf = (number: number) => path.join(folder, String(number));
  const wordOf = (number: number) => path.join(placeOf(number), WORD);

  async function read(number: number): Promise<NumberedBuild | undefined> {
    const text = await readFile(wordOf(number), "utf8").catch(() => undefined);
    const build = text === undefined ? undefined : readBuild(text);
    if (build?.at !== "running") return build && { number, build };
    const beaten = (await stat(wordOf(number))).mtimeMs;
    const isSilent = now() - beaten >= HEARTBEAT_TIMEOUT_MS;
    return { number, build: isSilent ? { ...build, at: "failed", ended: Math.round(beaten), code: "stopped" } : build };
  }
  const numbers = async (): Promise<readonly number[]> => {
    const names = await readdir(folder).catch((): string[] => []);
    return names
      .filter((name) => /^[1-9]\d{0,8}$/.test(name))
      .map(Number)
      .toSorted((a, b) => b - a);
  };
  async function record(number: number, build: Build): Promise<void> {
    const beside = `${wordOf(number)}.new`;
    await writeFile(beside, wordFor(build));
    await rename(beside, wordOf(number));
  }

  return {
    placeOf,
    list: async () => {
      const all = await Promise.all((await numbers()).map(read));
      return all.filter((one) => one !== undefined);
    },
    begin: async (after, build) => {
      const later = (await numbers()).filter((number) => number > after);
      const known = await Promise.all(later.map(read));
      if (known.some((one) => one !== undefined)) return undefined;
      // A folder without a word is what is left of one that was dropped: its number is not given again.
      const number = Math.max(after, ...later) + 1;
      await mkdir(folder, { recursive: true });
      const beside = await mkdtemp(path.join(folder, "begun-"));
      await writeFile(path.join(beside, WORD), wordFor(build));
      try {
        await rename(beside, placeOf(number));
        return number;
      } catch {
        await rm(beside, { recursive: true, force: true });
        return undefined;
      }
    },
    record,
    beat: async (number) => {
      const at = new Date(now());
      await utimes(wordOf(number), at, at);
    },
    strip: async (number) => {
      const made = (await readdir(placeOf(number))).filter((name) => name !== WORD && name !== COMMAND_LOG);
      for (const name of made) await rm(path.join(placeOf(number), name), { recursive: true, force: true });
    },
    drop: (number) => rm(placeOf(number), { recursive: true, force: true }),
    clear: async () => {
      const all = await Promise.all((await numbers()).map(async (number) => ({ number, known: await read(number) })));
      const needed = new Set(
        all
          .filter(({ known }) => known?.build.at === "done")
          .slice(0, KEPT)
          .map(({ number }) => number),
      );
      const newest = all[0]?.number;
      const gone = all.filter(({ number, known }) => number !== newest && !needed.has(number) && known?.build.at !== "running");
      for (const { number } of gone) await rm(placeOf(number), { recursive: true, force: true });
    },
  };
}
