import { childrenOf, readElement, reading } from "../asn1/element.ts";
import { fieldsOf, onlyChild } from "../asn1/fields.ts";
import { attempt, malformed } from "../asn1/malformed.ts";
import { contextTag, tags } from "../asn1/tags.ts";
import { readInteger, readOctets } from "../asn1/values.ts";
import { ownBytes, sameBytes, type Bytes } from "../bytes.ts";
import { digestOf } from "../crypto/digest.ts";
import { nonceOid } from "../revocation/ocsp-request.ts";
import { readExtensions } from "../x509/extensions.ts";
import type { Identity } from "./issue-certificate.ts";
import { writeOcspAnswer, writeOcspRefusal, type OcspStatus, type Validity } from "./write-revocations.ts";

/** One authority for which a responder answers, and by whose key. */
export interface AnsweredFor {
  readonly issuer: Identity;
  readonly responder: Identity;
}

interface Question {
  readonly id: Bytes;
  readonly keyHash: Bytes;
  readonly serial: Bytes;
  readonly nonce?: Bytes;
}

function questionFrom(bytes: Bytes): Question {
  const requestFields = fieldsOf(fieldsOf(readElement(bytes, reading("der", 500))).take(tags.sequence));
  requestFields.maybe(contextTag(0));
  requestFields.maybe(contextTag(1));
  const [first] = childrenOf(requestFields.take(tags.sequence));
  const id = first && fieldsOf(first).take(tags.sequence);
  if (!id) return malformed("a question names a certificate");
  const extensions = requestFields.maybe(contextTag(2));
  const nonce = extensions && readExtensions(onlyChild(extensions)).find(({ oid }) => oid === nonceOid)?.value;
  const fields = fieldsOf(id);
  fields.any();
  fields.any();
  return {
    id: id.bytes,
    keyHash: readOctets(fields.any()),
    serial: readInteger(fields.any()),
    ...(nonce && { nonce: readOctets(readElement(nonce, reading("der"))) }),
  };
}

/** Answers a posted question (RFC 6960) as a responder does: signed, of the first certificate that is named, with the nonce said back. */
export async function answerOcsp(
  request: Uint8Array,
  authorities: readonly AnsweredFor[],
  statusOf: (serial: Uint8Array) => OcspStatus,
  validity: Validity,
): Promise<Bytes> {
  const read = attempt(() => questionFrom(ownBytes(request)));
  if (!read.ok) return writeOcspRefusal(1);
  const { id, keyHash, serial, nonce } = read.value;
  for (const { issuer, responder } of authorities)
    if (sameBytes(await digestOf("SHA-1", issuer.certificate.publicKey.key), keyHash))
      return writeOcspAnswer(id, { status: statusOf(serial), responder, ...validity, ...(nonce && { nonce }) });
  return writeOcspRefusal(6);
}
