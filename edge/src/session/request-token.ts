const encoder = new TextEncoder();
const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/**
 * The token the client holds: an HMAC of the session's id, useless without the cookie.
 * The newest sealing key signs; after a rotation tokens of the keys that still open sessions count too.
 */
export async function requestToken(sessionId: string, secret: Uint8Array): Promise<string> {
  const key = await crypto.subtle.importKey("raw", secret as BufferSource, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(`request-token:${sessionId}`))));
}

/** Compares without telling by its time where the two differ. */
export function sameToken(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % Math.max(1, b.length));
  return difference === 0;
}

/** A random id, of 128 bits unless more are asked for. */
export const randomId = (bytes = 16): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)));
