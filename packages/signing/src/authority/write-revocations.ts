import { bitString, context, der, generalizedTime, integer, octetString, oid, plainContext, sequence, time } from "../asn1/write.ts";
import { tags } from "../asn1/tags.ts";
import type { Bytes } from "../bytes.ts";
import { digestOf } from "../crypto/digest.ts";
import { certificateId, nonceExtension } from "../revocation/ocsp-request.ts";
import type { Certificate } from "../x509/certificate.ts";
import { extension } from "../x509/write-extension.ts";
import type { Identity } from "./issue-certificate.ts";

/** One certificate that was revoked; 1 is the reason of a compromised key (RFC 5280, 5.3.1). */
export interface Revocation {
  readonly serial: Uint8Array;
  readonly since: Date;
  readonly reason?: number;
  /** In an indirect list: whose certificate it is, as of all that follow. */
  readonly issuerName?: Uint8Array;
}

export interface Validity {
  readonly thisUpdate: Date;
  readonly nextUpdate: Date;
}

/** A CRL (RFC 5280, 5) signed by the authority whose certificates it lists. @param extensions of the list, as of which certificates it is. */
export async function writeCrl(
  issuer: Identity,
  revoked: readonly Revocation[],
  { thisUpdate, nextUpdate }: Validity,
  extensions: readonly Uint8Array[] = [],
): Promise<Bytes> {
  const entries = revoked.map(({ serial, since, reason, issuerName }) => {
    const named = issuerName ? [extension("2.5.29.29", sequence(context(4, issuerName)), true)] : [];
    const listExtensions = [...(reason === undefined ? [] : [extension("2.5.29.21", enumerated(reason))]), ...named];
    return sequence(integer(serial), time(since), ...(listExtensions.length > 0 ? [sequence(...listExtensions)] : []));
  });
  const signed = sequence(
    integer(1),
    issuer.key.algorithm,
    issuer.certificate.subject.bytes,
    time(thisUpdate),
    time(nextUpdate),
    ...(entries.length > 0 ? [sequence(...entries)] : []),
    ...(extensions.length > 0 ? [context(0, sequence(...extensions))] : []),
  );
  return sequence(signed, issuer.key.algorithm, bitString(await issuer.key.sign(signed)));
}

export type OcspStatus = "good" | "unknown" | Revocation;

interface Answer extends Validity {
  readonly status: OcspStatus;
  /** The issuer itself or a responder that it appointed; in that case the response includes the responder's certificate. */
  readonly responder: Identity;
  /** What the question asked to be said back. */
  readonly nonce?: Uint8Array;
}

export interface OcspAnswer extends Answer {
  readonly certificate: Certificate;
  readonly issuer: Certificate;
}

/** An OCSP response (RFC 6960) of one certificate. */
export const writeOcspResponse = async (answer: OcspAnswer): Promise<Bytes> =>
  writeOcspAnswer(await certificateId(answer.certificate, answer.issuer), answer);

/** The same by the number by which a question names its certificate (CertID). */
export async function writeOcspAnswer(id: Bytes, answer: Answer): Promise<Bytes> {
  const { responder, nonce, thisUpdate, nextUpdate } = answer;
  const keyHash = await digestOf("SHA-1", responder.certificate.publicKey.key);
  const signed = sequence(
    context(2, octetString(keyHash)),
    generalizedTime(thisUpdate),
    sequence(sequence(id, statusOf(answer.status), generalizedTime(thisUpdate), context(0, generalizedTime(nextUpdate)))),
    ...(nonce ? [context(1, sequence(nonceExtension(nonce)))] : []),
  );
  const basic = sequence(
    signed,
    responder.key.algorithm,
    bitString(await responder.key.sign(signed)),
    context(0, sequence(responder.certificate.bytes)),
  );
  return sequence(enumerated(0), context(0, sequence(oid("1.3.6.1.5.5.7.48.1.1"), octetString(basic))));
}

/** A responder's refusal without a certificate's status: 1 is a malformed request, 6 one that it may not answer. */
export const writeOcspRefusal = (code: 1 | 6): Bytes => sequence(enumerated(code));

function statusOf(status: OcspStatus): Bytes {
  if (status === "good") return plainContext(0);
  if (status === "unknown") return plainContext(2);
  const reason = status.reason === undefined ? [] : [context(0, enumerated(status.reason))];
  return context(1, generalizedTime(status.since), ...reason);
}

const enumerated = (value: number) => der(tags.enumerated, Uint8Array.of(value));
