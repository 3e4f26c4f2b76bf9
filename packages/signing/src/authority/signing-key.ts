import { bitString, integer, nothing, octetString, oid, sequence } from "../asn1/write.ts";
import { ownBytes, type Bytes } from "../bytes.ts";
import type { DigestName } from "../crypto/digest.ts";
import { digestOf } from "../crypto/digest.ts";
import { generateGostKey, signGost, type GostKey, type Random } from "../crypto/gost.ts";

/** A key that signs: its description in the certificate, and the names of its signatures. */
export interface SigningKey {
  readonly digest: DigestName;
  /** AlgorithmIdentifier of its signatures. */
  readonly algorithm: Bytes;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: Bytes;
  readonly sign: (message: Uint8Array) => Promise<Bytes>;
}

export type KeyAlgorithm = "rsa" | "ecdsa" | "gost-256" | "gost-512";

const digestOidOf: Record<DigestName, string> = {
  "SHA-1": "1.3.14.3.2.26",
  "SHA-256": "2.16.840.1.101.3.4.2.1",
  "SHA-384": "2.16.840.1.101.3.4.2.2",
  "SHA-512": "2.16.840.1.101.3.4.2.3",
  "streebog-256": "1.2.398.3.10.1.3.2",
  "streebog-512": "1.2.398.3.10.1.3.3",
};

export const digestIdentifier = (name: DigestName): Bytes => sequence(oid(digestOidOf[name]), nothing());

/** Makes a key. For a sandbox and for tests: GOST arithmetic here is not of constant time. */
export function createSigningKey(algorithm: KeyAlgorithm, random: Random): Promise<SigningKey> {
  switch (algorithm) {
    case "rsa":
      return webCryptoKey(
        { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) },
        sequence(oid("1.2.840.113549.1.1.11"), nothing()),
      );
    case "ecdsa":
      return webCryptoKey({ name: "ECDSA", namedCurve: "P-256" }, sequence(oid("1.2.840.10045.4.3.2")));
    case "gost-256":
    case "gost-512":
      return Promise.resolve(gostSigningKey(generateGostKey(algorithm === "gost-256" ? 256 : 512, random), random));
  }
}

/** A signing key over a GOST key that is there already. */
export function gostSigningKey(key: GostKey, random: Random): SigningKey {
  const size = key.bits === 256 ? "1" : "2";
  const digest: DigestName = key.bits === 256 ? "streebog-256" : "streebog-512";
  const parameters = sequence(oid(`1.2.398.3.10.1.1.2.${size}.1`), oid(digestOidOf[digest]));
  return {
    digest,
    algorithm: sequence(oid(`1.2.398.3.10.1.1.2.3.${size}`), nothing()),
    publicKey: sequence(sequence(oid(`1.2.398.3.10.1.1.2.${size}`), parameters), bitString(octetString(key.publicKey))),
    sign: async (message) => signGost(key, await digestOf(digest, message), random),
  };
}

async function webCryptoKey(parameters: RsaHashedKeyGenParams | EcKeyGenParams, algorithm: Bytes): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey(parameters, true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new TypeError("A pair of keys is due.");
  const isEcdsa = parameters.name === "ECDSA";
  return {
    digest: "SHA-256",
    algorithm,
    publicKey: new Uint8Array(await crypto.subtle.exportKey("spki", pair.publicKey)),
    sign: async (message) => {
      const use = isEcdsa ? { name: "ECDSA", hash: "SHA-256" } : { name: parameters.name };
      const raw = new Uint8Array(await crypto.subtle.sign(use, pair.privateKey, ownBytes(message)));
      return isEcdsa ? sequence(integer(raw.subarray(0, 32)), integer(raw.subarray(32))) : raw;
    },
  };
}
