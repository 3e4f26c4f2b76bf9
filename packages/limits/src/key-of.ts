const text = new TextEncoder();

/**
 * The key of a count or a mark: a keyed hash, so that a reader of the store finds no IIN and no phone in it.
 * The purpose and the parts are kept apart: ("a", "bc") is another key than ("ab", "c").
 */
export async function keyOf(secret: string, purpose: string, ...parts: readonly string[]): Promise<string> {
  const key = await crypto.subtle.importKey("raw", text.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(JSON.stringify([purpose, ...parts]))));
  return btoa(String.fromCharCode(...mac))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
