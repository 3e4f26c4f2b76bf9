import { existsSync, watch } from "node:fs";
import { faultText, type Imported } from "@shanyraq/provider";
import type { Log } from "../log/log.ts";

/** An editor writes a file in several strokes: they are taken together. */
const STILL_MS = 80;

/** Every fault of the content folder as a line of the log, and every text of it that waits at the desk for an editor. */
export const logFaults = ({ faults, waiting }: Imported, log: Log): void => {
  for (const entry of waiting) log({ level: "warn", event: "contentWaits", reason: entry });
  for (const fault of faults) log({ level: "warn", event: "contentFault", reason: faultText(fault) });
};

/**
 * Takes the content folder again whenever something in it changes, one change after another.
 * @returns what ends the watch, once what is under way is done.
 */
export function watchContent(folder: string, take: () => Promise<Imported>, log: Log): () => Promise<void> {
  if (!existsSync(folder)) return async () => {};
  let still: NodeJS.Timeout | undefined;
  let taking = Promise.resolve();
  const again = async () => {
    try {
      const imported = await take();
      logFaults(imported, log);
      if (imported.changed > 0) log({ level: "info", event: "contentChanged" });
    } catch (error) {
      log({ level: "error", event: "contentFailed", reason: error instanceof Error ? error.name : "unknown" });
    }
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(still);
    still = setTimeout(() => {
      taking = taking.then(again);
    }, STILL_MS);
  });
  return async () => {
    watcher.close();
    clearTimeout(still);
    await taking;
  };
}
