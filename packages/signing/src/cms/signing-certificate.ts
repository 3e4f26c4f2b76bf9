import { childrenOf, type Element } from "../asn1/element.ts";
import { fieldsOf } from "../asn1/fields.ts";
import { attempt, malformed } from "../asn1/malformed.ts";
import { tags } from "../asn1/tags.ts";
import { readOctets } from "../asn1/values.ts";
import { sameBytes } from "../bytes.ts";
import { readAlgorithm } from "../crypto/algorithm.ts";
import { digestOf, type DigestName } from "../crypto/digest.ts";
import { digestNamed } from "../crypto/scheme.ts";
import type { Certificate } from "../x509/certificate.ts";
import type { ReasonCode } from "../reasons.ts";

/**
 * Checks the attribute by which a signer names its certificate (ESS: RFC 5035): version 1 has SHA-1, fixed by its standard and not a signature's digest;
 * version 2 has SHA-256 by default.
 */
export async function checkSigningCertificate(
  attribute: Element,
  version: 1 | 2,
  certificate: Certificate,
): Promise<ReasonCode | undefined> {
  const read = attempt(() => {
    const fields = fieldsOf(childrenOf(fieldsOf(attribute).take(tags.sequence))[0] ?? malformed("no certificate is named"));
    const algorithm = version === 2 ? fields.maybe(tags.sequence) : undefined;
    return { hash: readOctets(fields.any()), named: algorithm ? digestNamed(readAlgorithm(algorithm)) : ("SHA-256" as const) };
  });
  if (!read.ok) return "attributes-malformed";
  const { hash, named } = read.value;
  if (named === "algorithm-not-supported" || named === "algorithm-weak" || named === "algorithm-mismatch") return named;
  const digest: DigestName = version === 1 ? "SHA-1" : named;
  return sameBytes(await digestOf(digest, certificate.bytes), hash) ? undefined : "certificate-substituted";
}
