import { readElement, reading } from "../asn1/element.ts";
import { fieldsOf, onlyChild } from "../asn1/fields.ts";
import { attempt, malformed } from "../asn1/malformed.ts";
import { contextTag, plainContextTag, tags } from "../asn1/tags.ts";
import { readBitString, readInteger, readSmallInteger, readTime } from "../asn1/values.ts";
import { fromBase64, ownBytes, type Bytes } from "../bytes.ts";
import { readAlgorithm, sameAlgorithm, type Algorithm } from "../crypto/algorithm.ts";
import { readPublicKey, type PublicKey } from "../crypto/public-key.ts";
import type { Result } from "../result.ts";
import { interpretExtensions, readExtensions, type Extensions } from "./extensions.ts";
import { readName, type Name } from "./name.ts";

/** An X.509 certificate (RFC 5280), read and not yet trusted. */
export interface Certificate {
  readonly bytes: Bytes;
  /** What its issuer signed. */
  readonly signed: Bytes;
  readonly algorithm: Algorithm;
  readonly signature: Bytes;
  readonly serial: Bytes;
  readonly issuer: Name;
  readonly subject: Name;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly publicKey: PublicKey;
  readonly extensions: Extensions;
}

/** Reads a certificate in DER. */
export function readCertificate(bytes: Uint8Array): Result<Certificate, "malformed"> {
  return attempt(() => certificateFrom(ownBytes(bytes)));
}

/** Reads a certificate from a file: DER, PEM or base64. */
export function readCertificateFile(file: Uint8Array): Result<Certificate, "malformed"> {
  const own = ownBytes(file);
  return readCertificate(own[0] === tags.sequence ? own : (fromBase64(String.fromCharCode(...own.subarray(0, 65_536))) ?? own));
}

export function certificateFrom(bytes: Bytes): Certificate {
  const outer = fieldsOf(readElement(bytes, reading("der", 5000)));
  const signed = outer.take(tags.sequence);
  const algorithm = readAlgorithm(outer.any());
  const signature = readBitString(outer.any());
  outer.end();
  const fields = fieldsOf(signed);
  const version = fields.maybe(contextTag(0));
  const serial = readInteger(fields.any());
  if (!sameAlgorithm(readAlgorithm(fields.any()), algorithm)) malformed("two algorithms");
  const issuer = readName(fields.any());
  const validity = fieldsOf(fields.any());
  const [notBefore, notAfter] = [readTime(validity.any()), readTime(validity.any())];
  validity.end();
  const subject = readName(fields.any());
  const publicKey = readPublicKey(fields.any());
  fields.maybe(plainContextTag(1));
  fields.maybe(plainContextTag(2));
  const list = fields.maybe(contextTag(3));
  fields.end();
  if (list && (!version || readSmallInteger(onlyChild(version)) !== 2)) malformed("extensions of another version");
  const extensions = interpretExtensions(list ? readExtensions(onlyChild(list)) : []);
  return { bytes, signed: signed.bytes, algorithm, signature, serial, issuer, subject, notBefore, notAfter, publicKey, extensions };
}
