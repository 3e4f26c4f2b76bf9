import { attempt } from "../asn1/malformed.ts";
import { sameBytes, type Bytes } from "../bytes.ts";
import type { Certificate } from "../x509/certificate.ts";
import { isFresh } from "./evidence.ts";
import { askOcsp, singleAbout } from "./ocsp.ts";
import { ocspResponseFrom } from "./ocsp-response.ts";

export interface OcspQuestion {
  readonly certificate: Certificate;
  readonly issuer: Certificate;
  readonly nonce: Uint8Array;
}

/**
 * Whether a fresh response answers this request: about this certificate, authentic, and recent. Stricter than the check of a signature, for which a statement
 * of its own day suffices: on the line, an old answer is one that somebody kept.
 * @returns until when the responder says that it is valid; undefined when it is to be ignored.
 */
export async function freshAnswer(
  response: Bytes,
  { certificate, issuer, nonce }: OcspQuestion,
  now: Date,
): Promise<{ readonly until: Date | undefined } | undefined> {
  const read = attempt(() => ocspResponseFrom(response));
  if (!read.ok || (read.value.nonce && !sameBytes(read.value.nonce, nonce))) return undefined;
  const single = await singleAbout(read.value, certificate, issuer);
  if (!single || !isFresh(single.thisUpdate, single.nextUpdate, now, now)) return undefined;
  const evidence = await askOcsp(response, certificate, issuer, now, now);
  if (!evidence || (evidence.status === "unknown" && evidence.reason !== "revocation-unknown")) return undefined;
  return { until: single.nextUpdate };
}
