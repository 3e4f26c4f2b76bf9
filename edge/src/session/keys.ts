/** A key of 32 bytes that seals sessions; `kid` tells which, so that keys can be rotated. */
export interface SessionKey {
  readonly kid: string;
  readonly secret: Uint8Array;
}

/** The first key seals, all of them open. */
export type SessionKeys = readonly [SessionKey, ...SessionKey[]];

const KEY_BYTES = 32;

/**
 * Reads keys from configuration: `kid:base64url` separated by commas, the newest first.
 * @returns undefined where one is malformed or not of 32 bytes: the caller refuses to start.
 */
export function parseSessionKeys(text: string): SessionKeys | undefined {
  const keys: SessionKey[] = [];
  for (const part of text.split(",")) {
    const [kid, encoded] = part.trim().split(":");
    const secret = encoded && decode(encoded);
    if (!kid || !secret || secret.length !== KEY_BYTES) return undefined;
    keys.push({ kid, secret });
  }
  const [first, ...rest] = keys;
  return first && [first, ...rest];
}

function decode(encoded: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}
