import { context, integer, nothing, octetString, oid, sequence } from "../asn1/write.ts";
import type { Bytes } from "../bytes.ts";
import { digestOf } from "../crypto/digest.ts";
import type { Certificate } from "../x509/certificate.ts";
import { extension } from "../x509/write-extension.ts";

/** CertID of a certificate (RFC 6960, 4.1.1), by SHA-1 as every responder understands it. */
export async function certificateId(certificate: Certificate, issuer: Certificate): Promise<Bytes> {
  const [name, key] = await Promise.all([digestOf("SHA-1", issuer.subject.bytes), digestOf("SHA-1", issuer.publicKey.key)]);
  return sequence(sequence(oid("1.3.14.3.2.26"), nothing()), octetString(name), octetString(key), integer(certificate.serial));
}

/** Id-pkix-ocsp-nonce (RFC 9654): a responder that says it back cannot have answered before it was asked. */
export const nonceOid = "1.3.6.1.5.5.7.48.1.2";
export const nonceExtension = (nonce: Uint8Array): Bytes => extension(nonceOid, octetString(nonce));

/** The body to post to a responder's address as `application/ocsp-request`; what it answers is handed to the check. */
export async function ocspRequest(certificate: Certificate, issuer: Certificate, nonce?: Uint8Array): Promise<Bytes> {
  const request = sequence(sequence(await certificateId(certificate, issuer)));
  return sequence(sequence(request, ...(nonce ? [context(2, sequence(nonceExtension(nonce)))] : [])));
}
