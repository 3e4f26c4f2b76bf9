import { integer, nothing, octetString, oid, sequence } from "../asn1/write.ts";
import type { Bytes } from "../bytes.ts";
import { digestOf } from "../crypto/digest.ts";
import type { Certificate } from "../x509/certificate.ts";

/** CertID of a certificate (RFC 6960, 4.1.1), by SHA-1 as every responder understands it. */
export async function certificateId(certificate: Certificate, issuer: Certificate): Promise<Bytes> {
  const [name, key] = await Promise.all([digestOf("SHA-1", issuer.subject.bytes), digestOf("SHA-1", issuer.publicKey.key)]);
  return sequence(sequence(oid("1.3.14.3.2.26"), nothing()), octetString(name), octetString(key), integer(certificate.serial));
}

/** The body to post to a responder's address as `application/ocsp-request`; what it answers is handed to the check. */
export async function ocspRequest(certificate: Certificate, issuer: Certificate): Promise<Bytes> {
  return sequence(sequence(sequence(sequence(await certificateId(certificate, issuer)))));
}
