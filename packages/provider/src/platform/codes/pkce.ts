import { createHash, timingSafeEqual } from "node:crypto";

/** The digest by which a random value is known without being kept. */
export const digestOf = (value: string): string => createHash("sha256").update(value).digest("base64url");

/** Whether this is the value whose digest was sent at the start. */
export function isVerifierOf(verifier: string, challenge: string): boolean {
  const [given, due] = [Buffer.from(digestOf(verifier)), Buffer.from(challenge)];
  return given.length === due.length && timingSafeEqual(given, due);
}

export const newNonce = (random: (bytes: number) => Uint8Array): string => Buffer.from(random(32)).toString("base64url");
/** The bytes that are signed: the nonce as it was sent. */
export const bytesOfNonce = (nonce: string): Uint8Array => new TextEncoder().encode(nonce);

/** How long a nonce may be signed (S42). */
export const NONCE_MS = 5 * 60_000;
