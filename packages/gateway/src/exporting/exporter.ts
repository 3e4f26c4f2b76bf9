import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Exporter, ExportStanding } from "@shanyraq/desk";
import type { DeskExport } from "../configuration/export-of.ts";
import type { Log } from "../log/log.ts";
import { recordPublic } from "../recording/record-public.ts";
import { atomicFolder } from "./atomic-folder.ts";
import { BEAT_MS, COMMAND_LOG, type Builds } from "./builds.ts";
import { exportGaps } from "./export-gaps.ts";
import { isDue, type Build, type ExportFault } from "./export-state.ts";
import { runCommand } from "./run-command.ts";

export interface ExporterOptions {
  readonly builds: Builds;
  /** Names the release whose pages are served. */
  readonly release: string;
  readonly command: DeskExport;
  /** Names the texts that are live now. */
  readonly texts: () => Promise<string>;
  /** Answers public calls with them. */
  readonly fetch: typeof fetch;
  /** What stands before the path of a call. */
  readonly url: string;
  readonly log: Log;
  readonly now: () => number;
}
export interface RunningExporter extends Exporter {
  /** Calls off the build that runs here, and begins no other. */
  readonly close: () => Promise<void>;
}

const LOOK_EVERY_MS = 1_000;
const codes = { badly: "commandFailed", late: "commandLate", stopped: "stopped" } as const;

/** Everything public as it is now, for the command to build pages of. */
async function record({ url, fetch }: ExporterOptions, to: string): Promise<boolean> {
  const folder = atomicFolder(to);
  const put = (file: string, value: unknown) => folder.add(file, `${JSON.stringify(value)}\n`);
  try {
    const published = await recordPublic({ url, fetch, write: (locale, file, value) => put(path.join(locale, `${file}.json`), value) });
    put("entries.json", published);
    folder.put();
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds the site again in the background whenever other texts are live than those that its pages were built of: never twice at once, in however many
 * processes. What was published is read from the database, not from a message, so that nothing is forgotten with a process.
 */
export function openExporter(options: ExporterOptions): RunningExporter {
  const { builds, command, log, now, release, texts } = options;
  const calledOff = new AbortController();
  let still = { texts: "", since: 0 };
  let working: Promise<void> = Promise.resolve();

  async function make(number: number): Promise<ExportFault | undefined> {
    const to = builds.placeOf(number);
    const recorded = path.join(to, "recorded");
    if (!(await record(options, recorded))) return "notRecorded";
    await mkdir(to, { recursive: true });
    const env = { EXPORT_RECORDED: recorded, EXPORT_TO: to, EXPORT_NUMBER: String(number) };
    const ended = await runCommand({
      line: command.command,
      cwd: command.cwd,
      limitMs: command.limitMs,
      env,
      log: path.join(to, COMMAND_LOG),
      signal: calledOff.signal,
    });
    if (ended !== "well") return codes[ended];
    const gaps = await exportGaps(to);
    for (const gap of gaps) log({ level: "error", event: "exportGap", reason: gap });
    return gaps.length > 0 ? "incomplete" : undefined;
  }

  async function build(of: string, after: number): Promise<void> {
    const started = { texts: of, release, began: now() };
    const number = await builds.begin(after, { ...started, at: "running" });
    if (number === undefined) return;
    const beating = setInterval(() => void builds.beat(number).catch(() => {}), BEAT_MS);
    const fault = await make(number).finally(() => clearInterval(beating));
    const ended: Build = fault ? { ...started, at: "failed", ended: now(), code: fault } : { ...started, at: "done", ended: now() };
    // A process that stops leaves the build to the next one, at once.
    if (fault === "stopped") return builds.drop(number);
    // What is left of one that failed serves nobody, and may be what has filled the disk.
    if (fault) await builds.strip(number);
    await builds.record(number, ended);
    if (fault) log({ level: "error", event: "exportFailed", code: fault });
    else log({ event: "exportDone", seconds: Math.round((now() - started.began) / 1_000) });
    await builds.clear();
  }

  const failed = (error: unknown) =>
    log({ level: "error", event: "exportFailed", code: error instanceof Error && "code" in error ? String(error.code) : "unknown" });
  async function look(isRequested: boolean): Promise<void> {
    const live = await texts();
    if (live !== still.texts) still = { texts: live, since: now() };
    const [newest] = await builds.list();
    const isFree = newest?.build.at !== "running";
    if (isRequested ? isFree : isDue({ now: now(), texts: live, release, stillSince: still.since, newest: newest?.build }))
      await build(live, newest?.number ?? 0);
  }
  /** Since when somebody waits for a build that they have asked for. */
  let requestedAt: number | undefined;
  // One look after another: a request meanwhile is answered by the next.
  let idle = true;
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    const isRequested = requestedAt !== undefined;
    working = look(isRequested)
      .catch(failed)
      .then(() => {
        idle = true;
        if (isRequested) requestedAt = undefined;
      });
  }, LOOK_EVERY_MS);

  return {
    standing: async (): Promise<ExportStanding> => {
      const [newest] = await builds.list();
      if (requestedAt !== undefined && newest?.build.at !== "running") return { at: "running", since: requestedAt };
      if (!newest) return { at: "idle" };
      const { build: last } = newest;
      if (last.at === "running") return { at: "running", since: last.began };
      if (last.at === "failed") return { at: "failed", ended: last.ended, code: last.code };
      return { at: "done", ended: last.ended, isBehind: last.texts !== (await texts()) || last.release !== release };
    },
    again: async () => {
      const [newest] = await builds.list();
      if (newest?.build.at !== "running") requestedAt ??= now();
    },
    close: async () => {
      clearInterval(timer);
      calledOff.abort();
      await working;
    },
  };
}
