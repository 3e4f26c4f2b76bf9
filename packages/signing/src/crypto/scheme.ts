import { onlyChild } from "../asn1/fields.ts";
import { attempt } from "../asn1/malformed.ts";
import { readSmallInteger } from "../asn1/values.ts";
import { parametersOf, readAlgorithm, type Algorithm } from "./algorithm.ts";
import { digestOids, type DigestName } from "./digest.ts";

/** How a signature is checked: the kind of key and the digest under it. */
export type Scheme =
  | { readonly kind: "rsa" | "ecdsa"; readonly digest: DigestName }
  | { readonly kind: "rsa-pss"; readonly digest: DigestName; readonly saltLength: number }
  | { readonly kind: "gost"; readonly bits: 256 | 512; readonly digest: DigestName };

export type SchemeFault = "algorithm-not-supported" | "algorithm-weak" | "algorithm-mismatch";

const fixed: Readonly<Record<string, Scheme>> = {
  "1.2.840.113549.1.1.5": { kind: "rsa", digest: "SHA-1" },
  "1.2.840.113549.1.1.11": { kind: "rsa", digest: "SHA-256" },
  "1.2.840.113549.1.1.12": { kind: "rsa", digest: "SHA-384" },
  "1.2.840.113549.1.1.13": { kind: "rsa", digest: "SHA-512" },
  "1.2.840.10045.4.1": { kind: "ecdsa", digest: "SHA-1" },
  "1.2.840.10045.4.3.2": { kind: "ecdsa", digest: "SHA-256" },
  "1.2.840.10045.4.3.3": { kind: "ecdsa", digest: "SHA-384" },
  "1.2.840.10045.4.3.4": { kind: "ecdsa", digest: "SHA-512" },
  "1.2.398.3.10.1.1.2.3.1": { kind: "gost", bits: 256, digest: "streebog-256" },
  "1.2.398.3.10.1.1.2.3.2": { kind: "gost", bits: 512, digest: "streebog-512" },
};
/** A key's identifier in the place of a signature's: the digest is then said beside it (RFC 5754, 3.2). */
const keyOids: Readonly<Record<string, "rsa" | "ecdsa" | 256 | 512>> = {
  "1.2.840.113549.1.1.1": "rsa",
  "1.2.840.10045.2.1": "ecdsa",
  "1.2.398.3.10.1.1.2.1": 256,
  "1.2.398.3.10.1.1.2.2": 512,
};
/** MD2, MD4, MD5: known, and known to be broken. */
const brokenDigests = new Set(["1.2.840.113549.2.2", "1.2.840.113549.2.4", "1.2.840.113549.2.5"]);
const brokenSignatures = new Set(["1.2.840.113549.1.1.2", "1.2.840.113549.1.1.3", "1.2.840.113549.1.1.4"]);

/** The digest that an identifier names, or why it may not be used. */
export function digestNamed({ oid }: Algorithm): DigestName | SchemeFault {
  const digest = digestOids[oid];
  if (brokenDigests.has(oid) || digest === "SHA-1") return "algorithm-weak";
  return digest ?? "algorithm-not-supported";
}

/** The scheme that an identifier names; in CMS the digest beside it must be its own. */
export function schemeOf(algorithm: Algorithm, beside?: DigestName): Scheme | SchemeFault {
  const read = attempt(() => schemeNamed(algorithm, beside));
  // Only RSA-PSS has parameters that are read here, and there are such as cannot be.
  if (!read.ok) return "algorithm-not-supported";
  const scheme = read.value;
  if (typeof scheme === "string") return scheme;
  if (scheme.digest === "SHA-1") return "algorithm-weak";
  return beside === undefined || beside === scheme.digest ? scheme : "algorithm-mismatch";
}

function schemeNamed(algorithm: Algorithm, beside: DigestName | undefined): Scheme | SchemeFault {
  const { oid } = algorithm;
  if (brokenSignatures.has(oid)) return "algorithm-weak";
  if (oid === "1.2.840.113549.1.1.10") return pssScheme(algorithm);
  const key = beside === undefined ? undefined : keyOids[oid];
  if (key === undefined || beside === undefined) return fixed[oid] ?? "algorithm-not-supported";
  if (typeof key === "number") return { kind: "gost", bits: key, digest: key === 256 ? "streebog-256" : "streebog-512" };
  return beside.startsWith("streebog") ? "algorithm-mismatch" : { kind: key, digest: beside };
}

/** RSASSA-PSS-params (RFC 4055, 3.1); whatever is left out means SHA-1. */
function pssScheme(algorithm: Algorithm): Scheme | SchemeFault {
  const given = new Map(parametersOf(algorithm).map((parameter) => [parameter.tag, onlyChild(parameter)]));
  const [hash, mask, salt] = [given.get(0xa0), given.get(0xa1), given.get(0xa2)];
  if (!hash || !mask) return "algorithm-weak";
  const digest = digestNamed(readAlgorithm(hash));
  if (digest !== "SHA-256" && digest !== "SHA-384" && digest !== "SHA-512") return "algorithm-not-supported";
  const generator = readAlgorithm(mask);
  const under = generator.parameters ? digestNamed(readAlgorithm(generator.parameters)) : "algorithm-weak";
  if (generator.oid !== "1.2.840.113549.1.1.8" || under !== digest || given.has(0xa3)) return "algorithm-not-supported";
  return { kind: "rsa-pss", digest, saltLength: salt ? readSmallInteger(salt) : 20 };
}
