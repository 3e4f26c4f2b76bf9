import { childrenOf, readElement, reading, type Element } from "../asn1/element.ts";
import { expectTag, fieldsOf, onlyChild } from "../asn1/fields.ts";
import { malformed } from "../asn1/malformed.ts";
import { contextTag, plainContextTag, tags } from "../asn1/tags.ts";
import { readInteger, readOctets, readOid, readSmallInteger } from "../asn1/values.ts";
import type { Bytes } from "../bytes.ts";
import { readAlgorithm, type Algorithm } from "../crypto/algorithm.ts";
import { cmsOids } from "./oids.ts";

/** SignedData of CMS (RFC 5652, 5), read but not yet verified. */
export interface SignedData {
  readonly contentType: string;
  /** What the signatures are over, where the document carries it. */
  readonly content?: Bytes;
  /** In their order, not yet read: one that is malformed spoils only the signatures that need it. */
  readonly certificates: readonly Bytes[];
  readonly crls: readonly Bytes[];
  readonly signers: readonly SignerInfo[];
}

export type SignerId =
  | { readonly kind: "issuer"; readonly issuer: Bytes; readonly serial: Bytes }
  | { readonly kind: "key"; readonly keyId: Bytes };

export interface SignerInfo {
  readonly bytes: Bytes;
  readonly id: SignerId;
  readonly digestAlgorithm: Algorithm;
  /** What was signed when the signer has signed attributes: their SET in DER. */
  readonly signedAttributes?: Bytes;
  readonly signatureAlgorithm: Algorithm;
  readonly signature: Bytes;
  readonly unsignedAttributes: readonly Element[];
}

/** More than any document of ours has; each may cost a GOST check. */
export const mostSigners = 32;
export const mostCertificates = 64;

export function signedDataFrom(bytes: Bytes): SignedData {
  const outer = fieldsOf(readElement(bytes, reading("ber")));
  if (readOid(outer.any()) !== cmsOids.signedData) malformed("not signed data");
  const fields = fieldsOf(onlyChild(outer.take(contextTag(0))));
  outer.end();
  readSmallInteger(fields.take(tags.integer));
  fields.take(tags.set);
  const encapsulated = fieldsOf(fields.any());
  const contentType = readOid(encapsulated.any());
  const carried = encapsulated.maybe(contextTag(0));
  encapsulated.end();
  const certificates = fields.maybe(contextTag(0));
  const crls = fields.maybe(contextTag(1));
  const signers = childrenOf(fields.take(tags.set));
  fields.end();
  if (signers.length > mostSigners) malformed("too many signers");
  const found = certificates ? childrenOf(certificates).filter(({ tag }) => tag === tags.sequence) : [];
  if (found.length > mostCertificates) malformed("too many certificates");
  return {
    contentType,
    ...(carried && { content: readOctets(onlyChild(carried)) }),
    certificates: found.map((certificate) => certificate.bytes),
    crls: crls ? childrenOf(crls).map((crl) => crl.bytes) : [],
    signers: signers.map(signerFrom),
  };
}

function signerFrom(element: Element): SignerInfo {
  const fields = fieldsOf(element);
  readSmallInteger(fields.take(tags.integer));
  const id = signerIdFrom(fields.any());
  const digestAlgorithm = readAlgorithm(fields.any());
  const signed = fields.maybe(contextTag(0));
  const signatureAlgorithm = readAlgorithm(fields.any());
  const signature = readOctets(fields.any());
  const unsigned = fields.maybe(contextTag(1));
  fields.end();
  return {
    bytes: element.bytes,
    id,
    digestAlgorithm,
    ...(signed && { signedAttributes: asSet(signed) }),
    signatureAlgorithm,
    signature,
    unsignedAttributes: unsigned ? childrenOf(unsigned) : [],
  };
}

/** The signature is over the attributes under the tag of a SET, which in the document is [0] (RFC 5652, 5.4). */
function asSet({ bytes }: Element): Bytes {
  const set = bytes.slice();
  set[0] = tags.set;
  return set;
}

function signerIdFrom(element: Element): SignerId {
  if (element.tag === plainContextTag(0)) return { kind: "key", keyId: element.content };
  const fields = fieldsOf(element);
  const issuer = expectTag(fields.any(), tags.sequence).bytes;
  const serial = readInteger(fields.any());
  fields.end();
  return { kind: "issuer", issuer, serial };
}
