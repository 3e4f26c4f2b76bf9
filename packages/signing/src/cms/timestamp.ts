import { readElement, reading } from "../asn1/element.ts";
import { fieldsOf } from "../asn1/fields.ts";
import { attempt, malformed } from "../asn1/malformed.ts";
import { tags } from "../asn1/tags.ts";
import { readInteger, readOctets, readOid, readTime } from "../asn1/values.ts";
import { sameBytes, type Bytes } from "../bytes.ts";
import { readAlgorithm, type Algorithm } from "../crypto/algorithm.ts";
import { digestOf } from "../crypto/digest.ts";
import { digestNamed } from "../crypto/scheme.ts";
import { answerOf, type ReasonCode } from "../reasons.ts";
import { certificateFrom, type Certificate } from "../x509/certificate.ts";
import { keyPurposes } from "../x509/key-purpose.ts";
import { findPath, type Work } from "../x509/path.ts";
import type { TrustList } from "../x509/trust-list.ts";
import { certificateOf, checkSigner } from "./check-signer.ts";
import { cmsOids } from "./oids.ts";
import { signedDataFrom } from "./signed-data.ts";

/** TSTInfo of a timestamp (RFC 3161, 2.4.2). */
export interface TimestampInfo {
  readonly policy: string;
  readonly digestAlgorithm: Algorithm;
  readonly imprint: Bytes;
  readonly time: Date;
}

export interface TimestampCheck {
  /** The time that is proved: of a timestamp that is right and whose authority is trusted. */
  readonly proved?: Date;
  /** From the authority that gave it to its anchor. */
  readonly path?: readonly Certificate[];
  readonly reasons: readonly ReasonCode[];
}

export function timestampInfoFrom(bytes: Bytes): TimestampInfo {
  const fields = fieldsOf(readElement(bytes, reading("der", 2000)));
  if (readInteger(fields.any())[0] !== 1) malformed("version");
  const policy = readOid(fields.any());
  const imprint = fieldsOf(fields.any());
  const digestAlgorithm = readAlgorithm(imprint.any());
  const hash = readOctets(imprint.any());
  imprint.end();
  readInteger(fields.any());
  return { policy, digestAlgorithm, imprint: hash, time: readTime(fields.take(tags.generalizedTime)) };
}

/** Checks a timestamp over a signature: its imprint, its own signature, whether its signer may give the time and is trusted. */
export async function checkTimestamp(
  token: Bytes,
  stamped: Bytes,
  trust: TrustList,
  work: Work,
  beside: readonly Certificate[] = [],
): Promise<TimestampCheck> {
  const read = attempt(() => {
    const signed = signedDataFrom(token);
    if (signed.contentType !== cmsOids.timestampInfo || !signed.content || signed.signers.length !== 1) malformed("timestamp");
    return {
      signed,
      info: timestampInfoFrom(signed.content as Bytes),
      certificates: [...signed.certificates.map(certificateFrom), ...beside],
    };
  });
  if (!read.ok) return { reasons: ["timestamp-malformed"] };
  const { signed, info, certificates } = read.value;
  const digest = digestNamed(info.digestAlgorithm);
  if (digest === "algorithm-not-supported") return { reasons: ["timestamp-algorithm-not-supported"] };
  if (digest === "algorithm-weak" || digest === "algorithm-mismatch") return { reasons: ["timestamp-algorithm-weak"] };
  if (!sameBytes(await digestOf(digest, stamped), info.imprint)) return { reasons: ["timestamp-imprint-mismatch"] };
  const [signer] = signed.signers;
  const authority = signer && certificateOf(signer.id, [...certificates, ...trust.intermediates]);
  if (!signer || !authority) return { reasons: ["timestamp-signature-invalid"] };
  const content = signed.content as Bytes;
  work.checksLeft--;
  const check = await checkSigner(signer, authority, {
    type: signed.contentType,
    bytes: content,
    digest: (name) => digestOf(name, content),
  });
  const signature = answerOf(check.reasons);
  if (signature !== "good")
    return { reasons: [signature === "unknown" ? "timestamp-algorithm-not-supported" : "timestamp-signature-invalid"] };
  return checkAuthority(authority, certificates, info.time, trust, work);
}

/** RFC 3161, 2.3: the key of a timestamp is for nothing else, and says so in a critical extension. */
async function checkAuthority(
  authority: Certificate,
  carried: readonly Certificate[],
  time: Date,
  trust: TrustList,
  work: Work,
): Promise<TimestampCheck> {
  const use = authority.extensions.extendedKeyUsage;
  if (!use?.critical || use.oids.length !== 1 || use.oids[0] !== keyPurposes.timestamps) return { reasons: ["timestamp-not-by-authority"] };
  const path = await findPath(authority, carried, trust, work);
  const valid = path.certificates.every(({ notBefore, notAfter }) => notBefore <= time && time <= notAfter);
  return path.anchored && valid ? { proved: time, path: path.certificates, reasons: [] } : { reasons: ["timestamp-untrusted"] };
}
