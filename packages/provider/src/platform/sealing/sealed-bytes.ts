import { decrypt, encrypt } from "./aes-gcm.ts";

/** A key of 32 bytes; `kid` says which, so that keys can be exchanged. */
export interface SealingKey {
  /** At most 255 characters of ASCII. */
  readonly kid: string;
  readonly secret: Uint8Array;
}

/** The first key seals, every one of them opens. */
export type SealingKeys = readonly [SealingKey, ...SealingKey[]];

/** What something is sealed with. */
export interface Sealing {
  readonly keys: SealingKeys;
  readonly random: (bytes: number) => Uint8Array;
}

/** Why sealed bytes do not open: their key is not among those given, or they were changed or belong to something else. */
export type SealFault = "keyMissing" | "changed";
export type Opened = { readonly ok: true; readonly content: Uint8Array } | { readonly ok: false; readonly fault: SealFault };

/** How sealed bytes begin; then the length of the key's name, its name, and what was encrypted. */
const MARK = Buffer.from("\u0000sealed1", "latin1");
const KID_AT = MARK.length + 1;

/** Whether bytes begin as sealed ones do. */
export const isSealed = (bytes: Uint8Array): boolean => MARK.equals(bytes.subarray(0, MARK.length));

/** The header is part of what is authenticated, so that no byte of it can be exchanged. */
const lockOf = (header: Uint8Array, about: string, secret: Uint8Array) => ({
  key: secret,
  about: Buffer.concat([header, Buffer.from(about)]),
});

/** Encrypts bytes with the newest key. @param about what they belong to: under another name they do not open. */
export function sealBytes(content: Uint8Array, about: string, { keys: [{ kid, secret }], random }: Sealing): Buffer {
  const name = Buffer.from(kid, "latin1");
  const header = Buffer.concat([MARK, Buffer.of(name.length), name]);
  return Buffer.concat([header, encrypt(content, lockOf(header, about, secret), random)]);
}

/** Decrypts what `sealBytes` made. */
export function openBytes(sealed: Uint8Array, about: string, keys: SealingKeys): Opened {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const from = KID_AT + (bytes[MARK.length] ?? 0);
  if (!isSealed(bytes) || bytes.length < from) return { ok: false, fault: "changed" };
  const name = bytes.toString("latin1", KID_AT, from);
  const key = keys.find(({ kid }) => kid === name);
  if (!key) return { ok: false, fault: "keyMissing" };
  try {
    return { ok: true, content: decrypt(bytes.subarray(from), lockOf(bytes.subarray(0, from), about, key.secret)) };
  } catch {
    return { ok: false, fault: "changed" };
  }
}
