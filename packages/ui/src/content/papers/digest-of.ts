/** The SHA-256 of a file, counted here from its bytes; undefined on an origin without TLS, where browsers count nothing. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const { subtle } = globalThis.crypto as { readonly subtle: SubtleCrypto | undefined };
  if (!subtle) return undefined;
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
