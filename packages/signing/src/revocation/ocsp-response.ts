import { childrenOf, readElement, reading, type Element } from "../asn1/element.ts";
import { fieldsOf, onlyChild } from "../asn1/fields.ts";
import { attempt, malformed } from "../asn1/malformed.ts";
import { contextTag, tags } from "../asn1/tags.ts";
import { readBitString, readInteger, readOctets, readOid, readSmallInteger, readTime } from "../asn1/values.ts";
import type { Bytes } from "../bytes.ts";
import { readAlgorithm, type Algorithm } from "../crypto/algorithm.ts";
import { certificateFrom, type Certificate } from "../x509/certificate.ts";
import { readExtensions } from "../x509/extensions.ts";
import { nonceOid } from "./ocsp-request.ts";

/** A response of a responder (RFC 6960, 4.2.1), read but not yet verified. */
export interface OcspResponse {
  readonly signed: Bytes;
  readonly producedAt: Date;
  readonly algorithm: Algorithm;
  readonly signature: Bytes;
  readonly certificates: readonly Certificate[];
  readonly responses: readonly SingleResponse[];
  /** What a question asked to be said back, where the responder does. */
  readonly nonce?: Bytes;
}

/** Its statement about one certificate. */
export interface SingleResponse {
  readonly idAlgorithm: Algorithm;
  readonly nameHash: Bytes;
  readonly keyHash: Bytes;
  readonly serial: Bytes;
  readonly status: Element;
  readonly thisUpdate: Date;
  readonly nextUpdate?: Date;
}

const basicResponse = "1.3.6.1.5.5.7.48.1.1";

/** Reads a response of the one kind that there is. */
export function ocspResponseFrom(bytes: Bytes): OcspResponse {
  const outer = fieldsOf(readElement(bytes, reading("der")));
  if (readSmallInteger(outer.take(tags.enumerated)) !== 0) malformed("the responder refused");
  const typed = fieldsOf(onlyChild(outer.take(contextTag(0))));
  if (readOid(typed.any()) !== basicResponse) malformed("another kind of response");
  const basic = fieldsOf(readElement(readOctets(typed.any()), reading("der")));
  const signed = basic.take(tags.sequence);
  const algorithm = readAlgorithm(basic.any());
  const signature = readBitString(basic.any());
  const carried = basic.maybe(contextTag(0));
  const fields = fieldsOf(signed);
  fields.maybe(contextTag(0));
  fields.any();
  const producedAt = readTime(fields.take(tags.generalizedTime));
  const responses = childrenOf(fields.take(tags.sequence));
  const extensions = fields.maybe(contextTag(1));
  const nonce = extensions && readExtensions(onlyChild(extensions)).find(({ oid }) => oid === nonceOid)?.value;
  const certificates = carried ? childrenOf(onlyChild(carried)).slice(0, 8) : [];
  return {
    signed: signed.bytes,
    producedAt,
    algorithm,
    signature,
    responses: responses.map(singleFrom),
    certificates: certificates.map((one) => certificateFrom(one.bytes)),
    ...(nonce && { nonce: nonceIn(nonce) }),
  };
}

/** Some responders return the octets as they were, without their wrapping. */
function nonceIn(value: Bytes): Bytes {
  const read = attempt(() => readOctets(readElement(value, reading("der"))));
  return read.ok ? read.value : value;
}

function singleFrom(element: Element): SingleResponse {
  const fields = fieldsOf(element);
  const id = fieldsOf(fields.any());
  const idAlgorithm = readAlgorithm(id.any());
  const [nameHash, keyHash, serial] = [readOctets(id.any()), readOctets(id.any()), readInteger(id.any())];
  const status = fields.any();
  const thisUpdate = readTime(fields.take(tags.generalizedTime));
  const next = fields.maybe(contextTag(0));
  return { idAlgorithm, nameHash, keyHash, serial, status, thisUpdate, ...(next && { nextUpdate: readTime(onlyChild(next)) }) };
}
