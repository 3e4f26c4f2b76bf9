import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Log } from "../log/log.ts";
import type { ServedSite } from "../serving/served-site.ts";
import { readAssets, readStaticFiles, type StaticFiles } from "../serving/static-files.ts";
import type { Builds } from "./builds.ts";
import { exportGaps } from "./export-gaps.ts";
import { servable, type NumberedBuild } from "./export-state.ts";

const LOOK_EVERY_MS = 1_000;

/** Names the release by the pages that it came with: an export of another one has pages of other code, and is not served. */
export async function releaseOf(siteFolder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ["csp.json", "out/index.html"]) hash.update(await readFile(path.join(siteFolder, file)));
  return hash.digest("base64url").slice(0, 22);
}

export interface Following {
  readonly builds: Builds;
  readonly release: string;
  readonly siteFolder: string;
  readonly sandbox: boolean;
  readonly log: Log;
}

/** The newest export that is whole, else the pages that the release came with; assets of the one before stay. */
export async function readNewest({
  builds,
  release,
  siteFolder,
  sandbox,
  log,
}: Following): Promise<{ files: StaticFiles; number: number }> {
  const done = servable(await builds.list(), release);
  for (const [at, one] of done.entries()) {
    if (!(await isWhole(builds, one, log))) continue;
    const before = done[at + 1];
    const former = await readAssets(before ? builds.placeOf(before.number) : siteFolder);
    return { files: await readStaticFiles(builds.placeOf(one.number), { sandbox, former }), number: one.number };
  }
  return { files: await readStaticFiles(siteFolder, { sandbox }), number: 0 };
}

async function isWhole(builds: Builds, { number }: NumberedBuild, log: Log): Promise<boolean> {
  const gaps = await exportGaps(builds.placeOf(number));
  for (const gap of gaps) log({ level: "error", event: "exportRefused", reason: `${number}: ${gap}` });
  return gaps.length === 0;
}

/**
 * Serves each new export once it is done, wherever it was built: every process looks for itself. One that is not whole is refused, and what is
 * served stays.
 * @returns what ends it, once what is under way is done.
 */
export function followExports({ builds, release, sandbox, log }: Following, site: ServedSite, from: number): () => Promise<void> {
  let seen = from;
  async function look(): Promise<void> {
    const [newest] = servable(await builds.list(), release);
    if (!newest || newest.number <= seen) return;
    seen = newest.number;
    if (!(await isWhole(builds, newest, log))) return;
    const files = await readStaticFiles(builds.placeOf(newest.number), { sandbox, former: site.current().assets });
    site.exchange(files);
    log({ event: "exportServed", number: newest.number });
  }
  let looking = Promise.resolve();
  let idle = true;
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    looking = look()
      .catch((error: unknown) =>
        log({ level: "error", event: "exportRefused", reason: error instanceof Error ? error.message : "unknown" }),
      )
      .then(() => {
        idle = true;
      });
  }, LOOK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
