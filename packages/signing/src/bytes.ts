/** Bytes in memory of their own, which WebCrypto asks for. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The same bytes in memory that nobody else can change: shared memory is copied. */
export function ownBytes(input: Uint8Array): Bytes {
  return input.buffer instanceof ArrayBuffer ? (input as Bytes) : new Uint8Array(input);
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

export function joinBytes(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

export function toHex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += digits[byte];
  return text;
}

export function fromHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x80_00) text += String.fromCharCode(...bytes.subarray(at, at + 0x80_00));
  return btoa(text);
}

/** The bytes of base64 with or without line ends, or of a PEM block; undefined when it is neither. */
export function fromBase64(text: string): Bytes | undefined {
  // The text between two marks of hyphens, the first of which begins the block and the second ends it.
  const [, begin = "", inner = "", end = ""] = text.split("-----");
  const body = begin.startsWith("BEGIN ") && end.startsWith("END ") ? inner : text;
  try {
    return Uint8Array.from(atob(body.replace(/\s+/g, "")), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
