import { createCipheriv, createDecipheriv } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a reader of encrypted bytes has to know besides them. */
interface Lock {
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** What the bytes belong to: they are refused anywhere else. */
  readonly about: Uint8Array;
}

/** Encrypts bytes: the initialisation vector, the tag and the encrypted bytes follow one another. */
export function encrypt(content: Uint8Array, { key, about }: Lock, random: (bytes: number) => Uint8Array): Buffer {
  const iv = random(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(about);
  const encrypted = [cipher.update(content), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]);
}

/** @throws where the bytes were encrypted with another key or for something else, or were changed since. */
export function decrypt(bytes: Uint8Array, { key, about }: Lock): Buffer {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(about)
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
