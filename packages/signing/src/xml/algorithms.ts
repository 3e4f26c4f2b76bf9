import type { DigestName } from "../crypto/digest.ts";
import type { Scheme, SchemeFault } from "../crypto/scheme.ts";
import type { Canonicalization } from "./canonicalize.ts";

const national = "urn:ietf:params:xml:ns:pkigovkz:xmlsec:algorithms:";
const w3 = "http://www.w3.org/";

const schemes: Readonly<Record<string, Scheme | SchemeFault>> = {
  [`${national}gostr34102015-gostr34112015-512`]: { kind: "gost", bits: 512, digest: "streebog-512" },
  [`${national}gostr34102015-gostr34112015-256`]: { kind: "gost", bits: 256, digest: "streebog-256" },
  [`${w3}2001/04/xmldsig-more#rsa-sha256`]: { kind: "rsa", digest: "SHA-256" },
  [`${w3}2001/04/xmldsig-more#rsa-sha384`]: { kind: "rsa", digest: "SHA-384" },
  [`${w3}2001/04/xmldsig-more#rsa-sha512`]: { kind: "rsa", digest: "SHA-512" },
  [`${w3}2000/09/xmldsig#rsa-sha1`]: "algorithm-weak",
};
const digests: Readonly<Record<string, DigestName | SchemeFault>> = {
  [`${national}gostr34112015-512`]: "streebog-512",
  [`${national}gostr34112015-256`]: "streebog-256",
  [`${w3}2001/04/xmlenc#sha256`]: "SHA-256",
  [`${w3}2001/04/xmldsig-more#sha384`]: "SHA-384",
  [`${w3}2001/04/xmlenc#sha512`]: "SHA-512",
  [`${w3}2000/09/xmldsig#sha1`]: "algorithm-weak",
};
const canonicalizations: Readonly<Record<string, Omit<Canonicalization, "without">>> = {
  [`${w3}TR/2001/REC-xml-c14n-20010315`]: { exclusive: false, comments: false },
  [`${w3}TR/2001/REC-xml-c14n-20010315#WithComments`]: { exclusive: false, comments: true },
  [`${w3}2001/10/xml-exc-c14n#`]: { exclusive: true, comments: false },
  [`${w3}2001/10/xml-exc-c14n#WithComments`]: { exclusive: true, comments: true },
};

export const xmlSchemeOf = (uri: string): Scheme | SchemeFault => schemes[uri] ?? "algorithm-not-supported";
export const xmlDigestOf = (uri: string): DigestName | SchemeFault => digests[uri] ?? "algorithm-not-supported";
export const canonicalizationOf = (uri: string): Omit<Canonicalization, "without"> | undefined => canonicalizations[uri];
export const isFault = (value: Scheme | DigestName | SchemeFault): value is SchemeFault =>
  typeof value === "string" && value.startsWith("algorithm-");
/** The names of a key's algorithms, for making a signature; a key of another kind cannot sign. */
export function xmlNamesOf({ kind, digest }: Scheme): { readonly signature: string; readonly digest: string } | undefined {
  const same = (scheme: Scheme | SchemeFault) => typeof scheme !== "string" && scheme.kind === kind && scheme.digest === digest;
  const signature = Object.entries(schemes).find(([, scheme]) => same(scheme))?.[0];
  const named = Object.entries(digests).find(([, name]) => name === digest)?.[0];
  return signature !== undefined && named !== undefined ? { signature, digest: named } : undefined;
}

export const inclusiveCanonical = `${w3}TR/2001/REC-xml-c14n-20010315`;
export const signatureNamespace = `${w3}2000/09/xmldsig#`;
export const envelopedTransform = `${w3}2000/09/xmldsig#enveloped-signature`;
