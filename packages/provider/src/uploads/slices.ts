import { setImmediate as turn } from "node:timers/promises";

/** Two milliseconds of a thread at most, whatever is in it. */
const SLICE = 32 * 1024;
/** Longer than anything that is looked for. */
const OVERLAP = 256;

/** Bytes as Latin letters, a part at a time; parts overlap, so that nothing is cut in two. */
export function* slicesOf(bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.toString("latin1", at, Math.min(bytes.length, at + SLICE + OVERLAP));
}

export const find = (bytes: Buffer, text: string): boolean => bytes.includes(text, 0, "latin1");

/** Lets what waits for the thread go first. */
export const pause = (): Promise<void> => turn();
