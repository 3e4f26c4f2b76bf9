import { childrenOf, readElement, reading } from "../asn1/element.ts";
import { expectTag } from "../asn1/fields.ts";
import { attempt } from "../asn1/malformed.ts";
import { tags } from "../asn1/tags.ts";
import { readOctets, readOid, readTime } from "../asn1/values.ts";
import { sameBytes, type Bytes } from "../bytes.ts";
import { checkSignature } from "../crypto/check-signature.ts";
import type { DigestName } from "../crypto/digest.ts";
import { digestNamed, schemeOf } from "../crypto/scheme.ts";
import type { ReasonCode } from "../reasons.ts";
import type { Certificate } from "../x509/certificate.ts";
import { keyUses } from "../x509/extensions.ts";
import { onlyValue, readAttributes, type Attributes } from "./attributes.ts";
import { cmsOids } from "./oids.ts";
import type { SignerId, SignerInfo } from "./signed-data.ts";
import { checkSigningCertificate } from "./signing-certificate.ts";

/** What the signatures of a document are over: the digest of a kind, and the octets if they are at hand. */
export interface SignedContent {
  readonly type: string;
  readonly bytes?: Bytes;
  readonly digest: (name: DigestName) => Promise<Bytes | undefined>;
}

/** The mathematics of one signature: its reasons, empty when it is right, and the time its signer claims. */
export interface SignerCheck {
  readonly reasons: readonly ReasonCode[];
  readonly claimedTime?: Date;
}

export function certificateOf(id: SignerId, certificates: readonly Certificate[]): Certificate | undefined {
  return certificates.find((certificate) =>
    id.kind === "issuer"
      ? sameBytes(certificate.serial, id.serial) && sameBytes(certificate.issuer.bytes, id.issuer)
      : certificate.extensions.subjectKeyId !== undefined && sameBytes(certificate.extensions.subjectKeyId, id.keyId),
  );
}

/** Checks one signature by the key of its certificate (RFC 5652, 5.4 and 5.6). */
export async function checkSigner(signer: SignerInfo, certificate: Certificate, content: SignedContent): Promise<SignerCheck> {
  const read = attempt(() => ({ digest: digestNamed(signer.digestAlgorithm), attributes: attributesOf(signer) }));
  if (!read.ok) return { reasons: ["attributes-malformed"] };
  const { digest, attributes } = read.value;
  if (digest === "algorithm-weak" || digest === "algorithm-not-supported" || digest === "algorithm-mismatch") return { reasons: [digest] };
  const scheme = schemeOf(signer.signatureAlgorithm, digest);
  if (typeof scheme === "string") return { reasons: [scheme] };
  const { keyUsage } = certificate.extensions;
  if (keyUsage !== undefined && (keyUsage & (keyUses.digitalSignature | keyUses.nonRepudiation)) === 0) {
    return { reasons: ["key-usage-forbids"] };
  }
  if (!attributes || !signer.signedAttributes)
    return checkBare(content, (bytes) => checkSignature(certificate.publicKey, scheme, bytes, signer.signature));
  const claims = await checkAttributes(attributes, digest, certificate, content);
  const fault = await checkSignature(certificate.publicKey, scheme, signer.signedAttributes, signer.signature);
  return { ...claims, reasons: [...(fault ? [fault] : []), ...claims.reasons] };
}

function attributesOf({ signedAttributes }: SignerInfo): Attributes | undefined {
  return signedAttributes && readAttributes(childrenOf(expectTag(readElement(signedAttributes, reading("der", 2000)), tags.set)));
}

/** Without signed attributes the signature is over the content itself, which then must be plain data. */
async function checkBare(content: SignedContent, check: (bytes: Bytes) => Promise<ReasonCode | undefined>): Promise<SignerCheck> {
  if (content.type !== cmsOids.data) return { reasons: ["attributes-missing"] };
  if (!content.bytes) return { reasons: ["content-missing"] };
  // A person who drops the attributes of a signature can present them as a content that was signed.
  if (looksLikeAttributes(content.bytes)) return { reasons: ["attributes-missing"] };
  const fault = await check(content.bytes);
  return { reasons: fault ? [fault] : [] };
}

function looksLikeAttributes(bytes: Bytes): boolean {
  if (bytes[0] !== tags.set) return false;
  const read = attempt(() => readAttributes(childrenOf(readElement(bytes, reading("der", 2000)))));
  return read.ok && read.value.has(cmsOids.messageDigest);
}

async function checkAttributes(
  attributes: Attributes,
  digest: DigestName,
  certificate: Certificate,
  content: SignedContent,
): Promise<SignerCheck> {
  const read = attempt(() => {
    const [type, hash, time] = [cmsOids.contentType, cmsOids.messageDigest, cmsOids.signingTime].map((oid) => onlyValue(attributes, oid));
    return { type: type && readOid(type), hash: hash && readOctets(hash), time: time && readTime(time) };
  });
  if (!read.ok) return { reasons: ["attributes-malformed"] };
  const { type, hash, time } = read.value;
  if (type === undefined || !hash) return { reasons: ["attributes-missing"] };
  const reasons: ReasonCode[] = type === content.type ? [] : ["content-type-mismatch"];
  const actual = await content.digest(digest);
  if (!actual) reasons.push("content-missing");
  else if (!sameBytes(actual, hash)) reasons.push("digest-mismatch");
  for (const [oid, version] of [[cmsOids.signingCertificate, 1] as const, [cmsOids.signingCertificateV2, 2] as const]) {
    const fault = await checkNaming(attributes, oid, version, certificate);
    if (fault) reasons.push(fault);
  }
  return { reasons, ...(time && { claimedTime: time }) };
}

async function checkNaming(attributes: Attributes, oid: string, version: 1 | 2, certificate: Certificate): Promise<ReasonCode | undefined> {
  const read = attempt(() => onlyValue(attributes, oid));
  if (!read.ok) return "attributes-malformed";
  if (!read.value) return undefined;
  return checkSigningCertificate(read.value, version, certificate);
}
