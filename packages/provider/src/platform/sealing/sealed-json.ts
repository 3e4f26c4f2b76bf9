import { openBytes, sealBytes, type SealFault, type Sealing, type SealingKeys } from "./sealed-bytes.ts";

/** A value of a column of JSON that readers of the database cannot read: base64url of sealed bytes, so a string where a plain value is an object. */
export type SealedJson = string;
export type OpenedJson<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: SealFault };

/** Something cannot be done without a value that does not open. The error's name says why, and nothing of what is in it. */
export class NotOpened extends Error {
  constructor(fault: SealFault) {
    super("a sealed value does not open");
    this.name = `NotOpened-${fault}`;
  }
}

/** Values are filled up with spaces to a multiple of so many bytes, so that their length says nothing of what is in them. */
const BLOCK_BYTES = 256;

function padded(value: object): Buffer {
  const text = Buffer.from(JSON.stringify(value));
  const whole = Buffer.alloc(Math.ceil(text.length / BLOCK_BYTES) * BLOCK_BYTES, " ");
  text.copy(whole);
  return whole;
}

/** The text of a column of JSON that holds a value sealed. @param about the table, the column and the row: elsewhere it does not open. */
export const sealJson = (value: object, about: string, sealing: Sealing): string =>
  JSON.stringify(sealBytes(padded(value), about, sealing).toString("base64url"));

/** Reads a column of JSON: what was kept before values were sealed is an object, and is read as it is. */
export function openJson<T extends object>(kept: T | SealedJson, about: string, keys: SealingKeys): OpenedJson<T> {
  if (typeof kept !== "string") return { ok: true, value: kept };
  const opened = openBytes(Buffer.from(kept, "base64url"), about, keys);
  // Only what was sealed here opens, and the name of its column is a part of it.
  return opened.ok ? { ok: true, value: JSON.parse(Buffer.from(opened.content).toString()) as T } : opened;
}
