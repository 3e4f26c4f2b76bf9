import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const FOLDER = "SHANYRAQ_CHECKED_SCREENS";

/**
 * Names the folder in which the workers of a run leave a mark for each kind of screen that one of them checks.
 * @returns what removes it after the last test.
 */
// oxlint-disable-next-line import/no-default-export -- the runner asks a file of its setup for its default export
export default function beginChecking(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "shanyraq-checked-"));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Whether nobody in this run has taken it on to check this kind of screen; whoever hears so does. Without the folder of a run each check is the first. */
export function isFirstToCheck(kind: string): boolean {
  const folder = process.env[FOLDER];
  if (folder === undefined) return true;
  try {
    // A folder is made by one process alone, and refused to every other.
    mkdirSync(path.join(folder, createHash("sha256").update(kind).digest("hex")));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
