import { childrenOf, readElement, reading, type Element } from "../asn1/element.ts";
import { fieldsOf, onlyChild } from "../asn1/fields.ts";
import { attempt, malformed } from "../asn1/malformed.ts";
import { contextTag, tags } from "../asn1/tags.ts";
import { readBitString, readInteger, readSmallInteger, readTime } from "../asn1/values.ts";
import { sameBytes, type Bytes } from "../bytes.ts";
import { readAlgorithm, sameAlgorithm, type Algorithm } from "../crypto/algorithm.ts";
import { checkSignature } from "../crypto/check-signature.ts";
import { schemeOf } from "../crypto/scheme.ts";
import type { Certificate } from "../x509/certificate.ts";
import { keyUses, readExtensions } from "../x509/extensions.ts";
import { readName } from "../x509/name.ts";
import { isInScope, issuerNamedIn, namesAll, scopeOf, type CrlScope } from "./crl-scope.ts";
import { isFresh, meansCompromise, type Evidence } from "./evidence.ts";

interface RevocationList {
  readonly signed: Bytes;
  readonly algorithm: Algorithm;
  readonly signature: Bytes;
  readonly issuer: Bytes;
  readonly thisUpdate: Date;
  readonly nextUpdate?: Date;
  readonly entries?: Element;
  readonly scope: CrlScope;
}

/** A list of an authority has a hundred thousand entries of three elements; twenty times that is hostile. */
const mostElements = 6_000_000;

function listFrom(bytes: Bytes): RevocationList {
  const outer = fieldsOf(readElement(bytes, reading("der", mostElements)));
  const signed = outer.take(tags.sequence);
  const algorithm = readAlgorithm(outer.any());
  const signature = readBitString(outer.any());
  outer.end();
  const fields = fieldsOf(signed);
  fields.maybe(tags.integer);
  if (!sameAlgorithm(readAlgorithm(fields.any()), algorithm)) malformed("two algorithms");
  const issuer = readName(fields.any()).bytes;
  const thisUpdate = readTime(fields.any());
  const next = fields.maybe(tags.utcTime) ?? fields.maybe(tags.generalizedTime);
  const entries = fields.maybe(tags.sequence);
  const list = fields.maybe(contextTag(0));
  fields.end();
  const scope = scopeOf(list ? readExtensions(onlyChild(list)) : []);
  return {
    signed: signed.bytes,
    algorithm,
    signature,
    issuer,
    thisUpdate,
    scope,
    ...(next && { nextUpdate: readTime(next) }),
    ...(entries && { entries }),
  };
}

/** What a CRL (RFC 5280, 5) says about a certificate; undefined when it is of another issuer, about other certificates or not a CRL. */
export async function askCrl(
  crl: Bytes,
  certificate: Certificate,
  issuer: Certificate,
  moment: Date,
  now: Date,
): Promise<Evidence | undefined> {
  const read = attempt(() => listFrom(crl));
  if (!read.ok || !sameBytes(read.value.issuer, issuer.subject.bytes)) return undefined;
  const list = read.value;
  if (!isInScope(list.scope, certificate)) return undefined;
  if (!(await isAuthentic(list, issuer))) return { status: "unknown", reason: "revocation-unauthenticated" };
  const found = attempt(() => entryOf(list, certificate.serial));
  if (!found.ok) return { status: "unknown", reason: "revocation-unauthenticated" };
  if (found.value) return found.value;
  if (!namesAll(list.scope, certificate)) return undefined;
  // An authority forgets certificates that have expired.
  const remembers = list.thisUpdate <= certificate.notAfter;
  const fresh = isFresh(list.thisUpdate, list.nextUpdate, moment, now);
  return remembers && fresh ? { status: "good" } : { status: "unknown", reason: "revocation-stale" };
}

async function isAuthentic(list: RevocationList, issuer: Certificate): Promise<boolean> {
  const { keyUsage } = issuer.extensions;
  const maySign = keyUsage === undefined || (keyUsage & keyUses.crlSign) !== 0;
  const scheme = schemeOf(list.algorithm);
  return typeof scheme !== "string" && maySign && !(await checkSignature(issuer.publicKey, scheme, list.signed, list.signature));
}

/** When a list of this authority was made, if it can show that certificates, of all kinds or of one, are good now; undefined for any other list. */
export async function madeBy(crl: Bytes, issuer: Certificate, now: Date): Promise<Date | undefined> {
  const read = attempt(() => listFrom(crl));
  if (!read.ok || !sameBytes(read.value.issuer, issuer.subject.bytes)) return undefined;
  const { scope, thisUpdate, nextUpdate } = read.value;
  if (scope.incomplete || scope.certificates === "attributes") return undefined;
  return isFresh(thisUpdate, nextUpdate, now, now) && (await isAuthentic(read.value, issuer)) ? thisUpdate : undefined;
}

/** Whether a list of this authority can show that its certificates are good now. */
export const speaksFor = async (crl: Bytes, issuer: Certificate, now: Date): Promise<boolean> =>
  (await madeBy(crl, issuer, now)) !== undefined;

function entryOf({ entries, issuer, scope }: RevocationList, serial: Bytes): Evidence | undefined {
  let isOwn = true;
  for (const entry of entries ? childrenOf(entries) : []) {
    const parts = childrenOf(entry);
    const [number] = parts;
    if (scope.indirect && parts[2]) {
      const named = issuerNamedIn(readExtensions(parts[2]));
      isOwn = named ? sameBytes(named.bytes, issuer) : isOwn;
    }
    if (!number || !isOwn || !sameBytes(readInteger(number), serial)) continue;
    const fields = fieldsOf(entry);
    fields.any();
    const since = readTime(fields.any());
    const list = fields.maybe(tags.sequence);
    const reason = list && readExtensions(list).find(({ oid }) => oid === "2.5.29.21");
    const code = reason ? readSmallInteger(readElement(reason.value, reading("der"))) : 0;
    // 8 is removeFromCRL: the certificate was held and is free again.
    return code === 8 ? undefined : { status: "revoked", since, keyCompromised: meansCompromise(code) };
  }
  return undefined;
}
