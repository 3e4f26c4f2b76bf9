import { hkdfSync } from "node:crypto";
import type { Message } from "../ports/messages.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";
import { decrypt, encrypt } from "../sealing/aes-gcm.ts";

/** A message that readers of the database cannot read: it contains a one-time code. */
export interface SealedMessage {
  readonly key: string;
  /** base64url of the initialisation vector, the tag and the encrypted message. */
  readonly sealed: string;
}

const lockOf = (key: string, secret: string) => ({
  key: new Uint8Array(hkdfSync("sha256", secret, "", "outbox letter", 32)),
  about: Buffer.from(key),
});

export function sealMessage(message: Message, { random, secret }: Pick<ProviderOptions, "random" | "secret">): SealedMessage {
  const sealed = encrypt(Buffer.from(JSON.stringify(message)), lockOf(message.key, secret), random);
  return { key: message.key, sealed: sealed.toString("base64url") };
}

/** @throws when the message was sealed with another secret or changed since. */
export function openMessage({ key, sealed }: SealedMessage, secret: string): Message {
  // Only what was sealed here opens, and only messages are sealed.
  return JSON.parse(decrypt(Buffer.from(sealed, "base64url"), lockOf(key, secret)).toString()) as Message;
}
