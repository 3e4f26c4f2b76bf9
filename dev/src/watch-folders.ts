import { existsSync, watch } from "node:fs";
import path from "node:path";

/** An editor writes a file in several strokes, a change of branch touches many: they are one change. */
const STILL_MS = 60;

/**
 * Reports changes under folders, once they are still.
 * @returns a function that ends the watch.
 */
export function watchFolders(folders: readonly string[], counts: (file: string) => boolean, onChange: () => void): () => void {
  let still: NodeJS.Timeout | undefined;
  const watchers = folders
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_, name) => {
        if (name === null || !counts(path.join(folder, name))) return;
        clearTimeout(still);
        still = setTimeout(onChange, STILL_MS);
      }),
    );
  return () => {
    clearTimeout(still);
    for (const watcher of watchers) watcher.close();
  };
}
