import { readElement, reading } from "../asn1/element.ts";
import { attempt } from "../asn1/malformed.ts";
import { fieldsOf } from "../asn1/fields.ts";
import { readInteger } from "../asn1/values.ts";
import type { Bytes } from "../bytes.ts";
import { digestOf } from "./digest.ts";
import { verifyGost } from "./gost.ts";
import { kindOfKey, type KeyKind, type PublicKey } from "./public-key.ts";
import type { Scheme } from "./scheme.ts";

export type SignatureFault = "signature-mismatch" | "algorithm-not-supported" | "algorithm-mismatch" | "key-weak" | "key-malformed";

const imported = new WeakMap<PublicKey, Map<string, Promise<CryptoKey>>>();
const kinds = new WeakMap<PublicKey, KeyKind | "key-malformed">();
const scalarOctets = { "P-256": 32, "P-384": 48, "P-521": 66 } as const;

function kindOnce(key: PublicKey): KeyKind | "key-malformed" {
  const known = kinds.get(key);
  if (known) return known;
  const read = attempt(() => kindOfKey(key));
  const kind = read.ok ? read.value : "key-malformed";
  kinds.set(key, kind);
  return kind;
}

/** Checks one signature over a message; undefined when it is right, and otherwise why it is not. */
export async function checkSignature(
  key: PublicKey,
  scheme: Scheme,
  message: Bytes,
  signature: Bytes,
): Promise<SignatureFault | undefined> {
  const kind = kindOnce(key);
  if (kind === "key-malformed") return kind;
  if (kind.kind === "unsupported") return "algorithm-not-supported";
  if (kind.kind !== (scheme.kind === "rsa-pss" ? "rsa" : scheme.kind)) return "algorithm-mismatch";
  if (kind.kind === "gost") {
    if (scheme.kind !== "gost" || scheme.bits !== kind.bits) return "algorithm-mismatch";
    return verdict(verifyGost(kind.bits, kind.point, await digestOf(scheme.digest, message), signature));
  }
  // Beyond 8192 bits a check costs more than any certificate in use is worth.
  if (kind.kind === "rsa" && (kind.bits < 2048 || kind.bits > 8192)) return "key-weak";
  const raw = kind.kind === "ecdsa" ? rawEcdsa(signature, scalarOctets[kind.curve]) : signature;
  if (!raw) return "signature-mismatch";
  try {
    const imported = await importOnce(key, kind, scheme);
    return verdict(await crypto.subtle.verify(parametersFor(scheme), imported, raw, message));
  } catch {
    return "key-malformed";
  }
}

const verdict = (right: boolean) => (right ? undefined : ("signature-mismatch" as const));

function importOnce(key: PublicKey, kind: KeyKind, scheme: Scheme): Promise<CryptoKey> {
  const uses = imported.get(key) ?? new Map<string, Promise<CryptoKey>>();
  imported.set(key, uses);
  const use = `${scheme.kind} ${scheme.digest}`;
  const known = uses.get(use);
  if (known) return known;
  const algorithm =
    kind.kind === "ecdsa"
      ? { name: "ECDSA", namedCurve: kind.curve }
      : { name: scheme.kind === "rsa-pss" ? "RSA-PSS" : "RSASSA-PKCS1-v1_5", hash: scheme.digest };
  const importing = crypto.subtle.importKey("spki", key.bytes, algorithm, false, ["verify"]);
  uses.set(use, importing);
  return importing;
}

function parametersFor(scheme: Scheme): AlgorithmIdentifier | RsaPssParams | EcdsaParams {
  if (scheme.kind === "rsa-pss") return { name: "RSA-PSS", saltLength: scheme.saltLength };
  return scheme.kind === "ecdsa" ? { name: "ECDSA", hash: scheme.digest } : { name: "RSASSA-PKCS1-v1_5" };
}

/** r || s of a fixed size, as WebCrypto takes it, from the SEQUENCE that X.509 writes. */
function rawEcdsa(signature: Bytes, size: number): Bytes | undefined {
  const read = attempt(() => {
    const fields = fieldsOf(readElement(signature, reading("der")));
    const numbers = [readInteger(fields.any()), readInteger(fields.any())];
    fields.end();
    return numbers;
  });
  if (!read.ok) return undefined;
  const raw = new Uint8Array(size * 2);
  for (const [index, number] of read.value.entries()) {
    const shortest = number[0] === 0 ? number.subarray(1) : number;
    if (shortest.length > size) return undefined;
    raw.set(shortest, (index + 1) * size - shortest.length);
  }
  return raw;
}
