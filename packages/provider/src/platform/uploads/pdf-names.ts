import { isRegular } from "./pdf-lexer.ts";

const SLASH = 0x2f;
const NUMBER_SIGN = 0x23;
/** Longer than any name that is searched for, with each of its characters written as a number. */
const MAX_NAME_BYTES = 128;

const hexDigits = new Int8Array(256).fill(-1);
for (const digit of "0123456789abcdefABCDEF") hexDigits[digit.charCodeAt(0)] = Number.parseInt(digit, 16);

/** The character that `#4a` encodes; -1 when it encodes none. */
function numberedAt(bytes: Buffer, at: number): number {
  const high = hexDigits[bytes[at + 1] ?? 0] ?? -1;
  const low = hexDigits[bytes[at + 2] ?? 0] ?? -1;
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/** A name without its slash; its characters may be written as numbers, `#4a` for `J` (ISO 32000-1, 7.3.5). */
export function nameAt(bytes: Buffer, slash: number): string {
  let name = "";
  const end = Math.min(bytes.length, slash + MAX_NAME_BYTES);
  for (let at = slash + 1; at < end && isRegular(bytes[at]); at += 1) {
    const byte = bytes[at] ?? 0;
    const numbered = byte === NUMBER_SIGN ? numberedAt(bytes, at) : -1;
    if (numbered >= 0) at += 2;
    name += String.fromCharCode(numbered >= 0 ? numbered : byte);
  }
  return name;
}

/** Whether a searched name could begin like this: with a capital, or with a character that is written as a number. */
export const mayMatter = (bytes: Buffer, slash: number): boolean => {
  const first = bytes[slash + 1] ?? 0;
  return first === NUMBER_SIGN || (first >= 0x41 && first <= 0x5a);
};

/** Whether one of some names could be read anywhere in the bytes, whatever surrounds it. Only the leading characters of a name count. */
export function findName(bytes: Buffer, names: ReadonlySet<string>): string | undefined {
  for (let at = bytes.indexOf(SLASH); at !== -1; at = bytes.indexOf(SLASH, at + 1)) {
    if (!mayMatter(bytes, at)) continue;
    const characters = leadingCharacters(nameAt(bytes, at));
    if (names.has(characters)) return characters;
  }
  return undefined;
}

/** The characters that a name begins with: what follows them does not make it another name for every reader. */
export function leadingCharacters(name: string): string {
  let end = 0;
  while (end < name.length && isLetter(name.charCodeAt(end))) end += 1;
  return name.slice(0, end);
}
export const isLetter = (byte: number | undefined): boolean => byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
