import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js";
import { ownBytes, type Bytes } from "../bytes.ts";
import { streebog } from "./streebog.ts";

export type DigestName = "SHA-1" | "SHA-256" | "SHA-384" | "SHA-512" | "streebog-256" | "streebog-512";

/** Object identifiers of digests; the Streebog ones are those of the national certification centre. */
export const digestOids: Readonly<Record<string, DigestName>> = {
  "1.3.14.3.2.26": "SHA-1",
  "2.16.840.1.101.3.4.2.1": "SHA-256",
  "2.16.840.1.101.3.4.2.2": "SHA-384",
  "2.16.840.1.101.3.4.2.3": "SHA-512",
  "1.2.398.3.10.1.3.2": "streebog-256",
  "1.2.398.3.10.1.3.3": "streebog-512",
};

/** A certificate and less: to hash it here costs 6 µs of CPU, to hand it to WebCrypto's thread and back 45 µs. */
const small = 4096;
const atOnce = { "SHA-256": sha256, "SHA-384": sha384, "SHA-512": sha512 } as const;

export async function digestOf(name: DigestName, data: Uint8Array): Promise<Bytes> {
  if (name === "streebog-256") return streebog(256, data);
  if (name === "streebog-512") return streebog(512, data);
  if (name !== "SHA-1" && data.length <= small) return atOnce[name](data);
  return new Uint8Array(await crypto.subtle.digest(name, ownBytes(data)));
}
