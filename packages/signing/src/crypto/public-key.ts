import type { Element } from "../asn1/element.ts";
import { fieldsOf } from "../asn1/fields.ts";
import { readElement, reading } from "../asn1/element.ts";
import { readBitString, readInteger, readOid } from "../asn1/values.ts";
import type { Bytes } from "../bytes.ts";
import { parametersOf, readAlgorithm, type Algorithm } from "./algorithm.ts";

/** SubjectPublicKeyInfo. */
export interface PublicKey {
  readonly bytes: Bytes;
  readonly algorithm: Algorithm;
  readonly key: Bytes;
}

/** What a key can be used for here; `unsupported` when its algorithm is not implemented. */
export type KeyKind =
  | { readonly kind: "rsa"; readonly bits: number }
  | { readonly kind: "ecdsa"; readonly curve: "P-256" | "P-384" | "P-521" }
  | { readonly kind: "gost"; readonly bits: 256 | 512; readonly point: Bytes }
  | { readonly kind: "unsupported" };

const ecdsaCurves = { "1.2.840.10045.3.1.7": "P-256", "1.3.132.0.34": "P-384", "1.3.132.0.35": "P-521" } as const;
/** Keys of the national certification centre with the one set of parameters that each size has. */
const gostKeys: Readonly<Record<string, { readonly bits: 256 | 512; readonly parameters: string }>> = {
  "1.2.398.3.10.1.1.2.1": { bits: 256, parameters: "1.2.398.3.10.1.1.2.1.1" },
  "1.2.398.3.10.1.1.2.2": { bits: 512, parameters: "1.2.398.3.10.1.1.2.2.1" },
};

export function readPublicKey(element: Element): PublicKey {
  const fields = fieldsOf(element);
  const algorithm = readAlgorithm(fields.any());
  const key = readBitString(fields.any());
  fields.end();
  return { bytes: element.bytes, algorithm, key };
}

export function kindOfKey({ algorithm, key }: PublicKey): KeyKind {
  if (algorithm.oid === "1.2.840.113549.1.1.1") return { kind: "rsa", bits: modulusBits(key) };
  if (algorithm.oid === "1.2.840.10045.2.1") {
    const named = algorithm.parameters?.tag === 0x06 ? readOid(algorithm.parameters) : "";
    const curve = named in ecdsaCurves ? ecdsaCurves[named as keyof typeof ecdsaCurves] : undefined;
    return curve ? { kind: "ecdsa", curve } : { kind: "unsupported" };
  }
  const gost = gostKeys[algorithm.oid];
  const [parameters] = parametersOf(algorithm);
  if (!gost || !parameters || readOid(parameters) !== gost.parameters) return { kind: "unsupported" };
  const [point, ...others] = [readElement(key, reading("der"))];
  return point?.tag === 0x04 && others.length === 0 ? { kind: "gost", bits: gost.bits, point: point.content } : { kind: "unsupported" };
}

function modulusBits(key: Bytes): number {
  const fields = fieldsOf(readElement(key, reading("der")));
  const modulus = readInteger(fields.any());
  const from = modulus.findIndex((octet) => octet !== 0);
  return from < 0 ? 0 : (modulus.length - from) * 8 - Math.clz32(modulus[from] ?? 0) + 24;
}
