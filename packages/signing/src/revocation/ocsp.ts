import { expectTag, fieldsOf, onlyChild } from "../asn1/fields.ts";
import { attempt } from "../asn1/malformed.ts";
import { contextTag, plainContextTag, tags } from "../asn1/tags.ts";
import { readSmallInteger, readTime } from "../asn1/values.ts";
import { sameBytes, type Bytes } from "../bytes.ts";
import { checkSignature } from "../crypto/check-signature.ts";
import { digestOf, digestOids } from "../crypto/digest.ts";
import { schemeOf } from "../crypto/scheme.ts";
import type { Certificate } from "../x509/certificate.ts";
import { keyPurposes } from "../x509/key-purpose.ts";
import { isFresh, meansCompromise, type Evidence } from "./evidence.ts";
import { ocspResponseFrom, type OcspResponse, type SingleResponse } from "./ocsp-response.ts";

/** What an OCSP response (RFC 6960) says about a certificate; undefined when it is about another certificate or is not a response. */
export async function askOcsp(
  response: Bytes,
  certificate: Certificate,
  issuer: Certificate,
  moment: Date,
  now: Date,
): Promise<Evidence | undefined> {
  const read = attempt(() => ocspResponseFrom(response));
  const single = read.ok ? await singleAbout(read.value, certificate, issuer) : undefined;
  if (!read.ok || !single) return undefined;
  if (!(await isAuthentic(read.value, issuer, moment))) return { status: "unknown", reason: "revocation-unauthenticated" };
  const status = attempt(() => statusOf(single.status));
  if (!status.ok || status.value.status !== "good") return status.ok ? status.value : undefined;
  const fresh = isFresh(single.thisUpdate, single.nextUpdate, moment, now);
  return fresh ? status.value : { status: "unknown", reason: "revocation-stale" };
}

/** A response's statement about this certificate, whatever it says about others. */
export async function singleAbout(
  { responses }: OcspResponse,
  certificate: Certificate,
  issuer: Certificate,
): Promise<SingleResponse | undefined> {
  for (const single of responses) if (sameBytes(single.serial, certificate.serial) && (await isOf(single, issuer))) return single;
  return undefined;
}

/** CertID names the issuer by hashes; which digest is of no account, for the response itself is signed. */
async function isOf({ idAlgorithm, nameHash, keyHash }: SingleResponse, issuer: Certificate): Promise<boolean> {
  const digest = digestOids[idAlgorithm.oid];
  if (!digest) return false;
  const hashes = await Promise.all([issuer.subject.bytes, issuer.publicKey.key].map((octets) => digestOf(digest, octets)));
  return [nameHash, keyHash].every((hash, index) => sameBytes(hash, hashes[index] ?? new Uint8Array()));
}

function statusOf(status: SingleResponse["status"]): Evidence {
  if (status.tag === plainContextTag(0)) return { status: "good" };
  if (status.tag !== contextTag(1)) return { status: "unknown", reason: "revocation-unknown" };
  const fields = fieldsOf(status, contextTag(1));
  const since = readTime(fields.take(tags.generalizedTime));
  const reason = fields.maybe(contextTag(0));
  const code = reason ? readSmallInteger(expectTag(onlyChild(reason), tags.enumerated)) : 0;
  return { status: "revoked", since, keyCompromised: meansCompromise(code) };
}

/** Signed by the issuer, or by a responder that the issuer appointed for this (RFC 6960, 4.2.2.2). */
async function isAuthentic(response: OcspResponse, issuer: Certificate, moment: Date): Promise<boolean> {
  const scheme = schemeOf(response.algorithm);
  if (typeof scheme === "string") return false;
  const isBy = async ({ publicKey }: Certificate) => !(await checkSignature(publicKey, scheme, response.signed, response.signature));
  for (const responder of response.certificates)
    if ((await isAppointed(responder, issuer, response, moment)) && (await isBy(responder))) return true;
  return isBy(issuer);
}

/**
 * A responder's key serves for weeks and its answers are kept for years: it had to be valid when it answered. It also had to be valid at the moment in
 * question, so that a person who finds an old key cannot answer for today.
 */
async function isAppointed(responder: Certificate, issuer: Certificate, { producedAt }: OcspResponse, moment: Date): Promise<boolean> {
  const { extendedKeyUsage, notUnderstood } = responder.extensions;
  if (!extendedKeyUsage?.oids.includes(keyPurposes.ocsp) || notUnderstood.length > 0) return false;
  if (!sameBytes(responder.issuer.bytes, issuer.subject.bytes)) return false;
  if (producedAt < responder.notBefore || producedAt > responder.notAfter || moment > responder.notAfter) return false;
  const scheme = schemeOf(responder.algorithm);
  return typeof scheme !== "string" && !(await checkSignature(issuer.publicKey, scheme, responder.signed, responder.signature));
}
