import { parseSessionKeys } from "@shanyraq/edge";
import type { SealingKeys } from "@shanyraq/provider";
import { isWeakKey } from "./variable.ts";

/** A kid stands in every encrypted file, behind a byte with its length. */
const KID = /^[\w.-]{1,64}$/;

/**
 * Reads the keys of files, which are written as those of sessions are.
 * @returns undefined where one is malformed or could be guessed, or where two have one kid: what the second one encrypted would never be read.
 */
export function readFilesKeys(text: string): SealingKeys | undefined {
  const keys = parseSessionKeys(text);
  if (!keys) return undefined;
  const kids = new Set(keys.map(({ kid }) => kid));
  return kids.size === keys.length && keys.every(({ kid, secret }) => KID.test(kid) && !isWeakKey(secret)) ? keys : undefined;
}
