import { childrenOf, readElement, reading } from "../asn1/element.ts";
import { context, integer, octetString, oid, plainContext, sequence, setOf, time } from "../asn1/write.ts";
import { sameBytes, type Bytes } from "../bytes.ts";
import { cmsOids } from "../cms/oids.ts";
import { digestOf, type DigestName } from "../crypto/digest.ts";
import type { Identity } from "./issue-certificate.ts";
import { digestIdentifier } from "./signing-key.ts";

export interface SignRequest {
  /** What is signed; or its digests, where only they are at hand and the document is detached. */
  readonly content: Uint8Array | { readonly digests: Partial<Record<DigestName, Uint8Array>> };
  readonly signers: readonly Identity[];
  /** Whether the document carries what was signed. */
  readonly attached: boolean;
  readonly signingTime: Date;
  /** Answers a timestamp over a signature: the document is then CAdES-T. */
  readonly timestamp?: (signature: Bytes, digest: DigestName) => Promise<Bytes>;
  readonly contentType?: string;
  /** How each signer is named: by the issuer and number of their certificate, or by the identifier of their key (RFC 5652, 5.3). */
  readonly named?: readonly ("issuer" | "key")[];
}

/** Signs: CMS with signed attributes as CAdES-BES has them (RFC 5126), one SignerInfo for each signer. */
export async function signCms(request: SignRequest): Promise<Bytes> {
  const { content, signers, attached, contentType = cmsOids.data } = request;
  const carried = attached && content instanceof Uint8Array ? [context(0, octetString(content))] : [];
  const infos = await Promise.all(signers.map((signer, index) => signerInfo(signer, request, contentType, request.named?.[index])));
  const digests = unique(signers.map(({ key }) => digestIdentifier(key.digest)));
  const certificates = unique(signers.map(({ certificate }) => certificate.bytes));
  return sequence(
    oid(cmsOids.signedData),
    context(
      0,
      sequence(
        integer(contentType === cmsOids.data ? 1 : 3),
        setOf(...digests),
        sequence(oid(contentType), ...carried),
        context(0, ...certificates),
        setOf(...infos),
      ),
    ),
  );
}

const unique = (parts: readonly Bytes[]) => parts.filter((part, index) => parts.findIndex((other) => sameBytes(part, other)) === index);

async function signerInfo(
  { key, certificate }: Identity,
  request: SignRequest,
  contentType: string,
  named?: "issuer" | "key",
): Promise<Bytes> {
  const { content, signingTime, timestamp } = request;
  const { subjectKeyId } = certificate.extensions;
  const digest = content instanceof Uint8Array ? await digestOf(key.digest, content) : content.digests[key.digest];
  if (!digest) throw new RangeError(`A digest by ${key.digest} is due.`);
  const attributes = setOf(
    attribute(cmsOids.contentType, oid(contentType)),
    attribute(cmsOids.signingTime, time(signingTime)),
    attribute(cmsOids.messageDigest, octetString(digest)),
    attribute(cmsOids.signingCertificateV2, sequence(sequence(sequence(octetString(await digestOf("SHA-256", certificate.bytes)))))),
  );
  const signature = await key.sign(attributes);
  const stamp = timestamp && (await timestamp(signature, key.digest));
  const byKey = named === "key" && subjectKeyId;
  return sequence(
    integer(byKey ? 3 : 1),
    byKey ? plainContext(0, subjectKeyId) : sequence(certificate.issuer.bytes, integer(certificate.serial)),
    digestIdentifier(key.digest),
    context(0, ...partsOf(attributes)),
    key.algorithm,
    octetString(signature),
    ...(stamp ? [context(1, attribute(cmsOids.timestampToken, stamp))] : []),
  );
}

export const attribute = (type: string, ...values: readonly Bytes[]): Bytes => sequence(oid(type), setOf(...values));

const partsOf = (set: Bytes) => childrenOf(readElement(set, reading("der"))).map(({ bytes }) => bytes);
