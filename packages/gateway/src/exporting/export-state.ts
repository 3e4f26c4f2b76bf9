/** Why an export failed: a call was not answered as agreed, the command ended badly or too late, what it made is not whole, or its process ended before it. */
export const exportFaults = ["notRecorded", "commandFailed", "commandLate", "incomplete", "stopped"] as const;
export type ExportFault = (typeof exportFaults)[number];

/** What one build of the site is of: the texts that were live, and the release whose pages show them. */
export interface Subject {
  readonly texts: string;
  readonly release: string;
}
interface StartedExport extends Subject {
  /** Milliseconds since 1970. */
  readonly began: number;
}
/** One build of the site, from its beginning to its end. */
export type Build =
  | (StartedExport & { readonly at: "running" })
  | (StartedExport & { readonly at: "done"; readonly ended: number })
  | (StartedExport & { readonly at: "failed"; readonly ended: number; readonly code: ExportFault });
export interface NumberedBuild {
  readonly number: number;
  readonly build: Build;
}

/** Texts that are published within this time make one export. */
export const STILL_MS = 2_000;
/** What failed is tried again after this time, though nothing has changed: a full disk may have been emptied. */
export const RETRY_MS = 15 * 60_000;

export interface Seen extends Subject {
  readonly now: number;
  /** Since when the texts are as they are, as far as was seen. */
  readonly stillSince: number;
  readonly newest: Build | undefined;
}

const isOf = (build: Build, { texts, release }: Subject): boolean => build.texts === texts && build.release === release;

/**
 * Whether a build is to begin: the newest is of other texts or of another release, none runs, and nobody is publishing at this moment. What is
 * published while one runs is of other texts than it, and so makes one more.
 */
export function isDue(seen: Seen): boolean {
  const { now, newest, stillSince } = seen;
  if (newest?.at === "running" || now - stillSince < STILL_MS) return false;
  if (newest === undefined || !isOf(newest, seen)) return true;
  return newest.at === "failed" && now - newest.ended >= RETRY_MS;
}

/** Builds whose pages fit the release that runs, the newest first. */
export function servable(builds: readonly NumberedBuild[], release: string): readonly NumberedBuild[] {
  return builds.filter(({ build }) => build.at === "done" && build.release === release).toSorted((a, b) => b.number - a.number);
}

/** The state that a build recorded; undefined when the text is malformed. */
export function readBuild(text: string): Build | undefined {
  try {
    const { at, began, ended, code, texts, release } = JSON.parse(text) as Partial<Record<string, unknown>>;
    if (typeof began !== "number" || typeof texts !== "string" || typeof release !== "string") return undefined;
    const started = { began, texts, release };
    if (at === "running") return { ...started, at };
    if (typeof ended !== "number") return undefined;
    if (at === "done") return { ...started, at, ended };
    const known = exportFaults.find((one) => one === code);
    return at === "failed" && known ? { ...started, at, ended, code: known } : undefined;
  } catch {
    return undefined;
  }
}
