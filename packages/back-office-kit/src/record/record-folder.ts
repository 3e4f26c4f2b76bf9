import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { RecordedReply } from "./recorder.ts";

/** Writes a file for each reply, named by its call and outcome. */
export function writeRecord(folder: string, replies: readonly RecordedReply[]): void {
  mkdirSync(folder, { recursive: true });
  for (const reply of replies)
    writeFileSync(path.join(folder, `${reply.call}.${reply.outcome}.json`), `${JSON.stringify(reply, null, 1)}\n`);
}

/**
 * Every reply of a folder that the recorder wrote.
 * @throws when one is not JSON.
 */
export const readRecord = (folder: string): readonly RecordedReply[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as RecordedReply);
