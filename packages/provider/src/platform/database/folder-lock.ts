import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const LOCK = "provider.pid";

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process is there and belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** The folder already serves a running process: PGlite takes one opener only. */
export class FolderInUse extends Error {
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}; stop it first or choose another folder`);
    this.name = "FolderInUse";
    this.pid = pid;
  }
}

/**
 * Holds a data folder for this process by a file with its pid beside the data. The lock of a process that is gone is taken over.
 * @returns what lets the folder go. Throws FolderInUse when a living process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, LOCK);
  const mine = String(process.pid);
  for (let round = 0; round < 2; round += 1) {
    try {
      writeFileSync(file, mine, { flag: "wx" });
      return () => {
        if (readFileSync(file, "utf8") === mine) rmSync(file);
      };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const pid = Number(readFileSync(file, "utf8"));
      if (Number.isSafeInteger(pid) && pid > 0 && runs(pid)) throw new FolderInUse(folder, pid);
      rmSync(file, { force: true });
    }
  }
  throw new FolderInUse(folder, 0);
}
