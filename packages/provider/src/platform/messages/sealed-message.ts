import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Message } from "../ports/messages.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A message that readers of the database cannot read: it contains a one-time code. */
export interface SealedMessage {
  readonly key: string;
  /** base64url of the initialisation vector, the tag and the encrypted message. */
  readonly sealed: string;
}

const keyOf = (secret: string): Uint8Array => new Uint8Array(hkdfSync("sha256", secret, "", "outbox letter", 32));

export function sealMessage(message: Message, { random, secret }: Pick<ProviderOptions, "random" | "secret">): SealedMessage {
  const iv = random(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv).setAAD(Buffer.from(message.key));
  const text = Buffer.concat([cipher.update(JSON.stringify(message), "utf8"), cipher.final()]);
  return { key: message.key, sealed: Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url") };
}

/** @throws when the message was sealed with another secret or changed since. */
export function openMessage({ key, sealed }: SealedMessage, secret: string): Message {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(key))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
  // Only what was sealed here opens, and only messages are sealed.
  return JSON.parse(text) as Message;
}
