import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Files that are written together: a reader of the folder finds all of them, or what was there before. */
export interface AtomicFolder {
  readonly add: (file: string, text: string) => void;
  /** Puts them in the place of all that the folder holds. */
  readonly put: () => void;
}

export function atomicFolder(folder: string): AtomicFolder {
  const files = new Map<string, string>();
  return {
    add: (file, text) => void files.set(file, text),
    put: () => {
      const beside = `${folder}.new`;
      rmSync(beside, { recursive: true, force: true });
      for (const [file, text] of files) {
        mkdirSync(path.dirname(path.join(beside, file)), { recursive: true });
        writeFileSync(path.join(beside, file), text);
      }
      rmSync(folder, { recursive: true, force: true });
      renameSync(beside, folder);
    },
  };
}
