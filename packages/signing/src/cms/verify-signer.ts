import { attempt } from "../asn1/malformed.ts";
import { clockSkew } from "../revocation/evidence.ts";
import { verifyCertificate, signerWithoutCertificate, type VerifyContext } from "../verdict/verify-certificate.ts";
import type { SignerVerdict } from "../verdict/verdict.ts";
import type { Certificate } from "../x509/certificate.ts";
import { onlyValue, readAttributes } from "./attributes.ts";
import { certificateOf, checkSigner, type SignedContent } from "./check-signer.ts";
import { cmsOids } from "./oids.ts";
import type { SignerInfo } from "./signed-data.ts";
import { checkTimestamp, type TimestampCheck } from "./timestamp.ts";

/** The claimed owner of the signature: the certificate that it names, if that is at hand. */
export const ownerOf = (
  { id }: SignerInfo,
  { certificates, trust }: Pick<VerifyContext, "certificates" | "trust">,
): Certificate | undefined => certificateOf(id, [...certificates, ...trust.intermediates, ...trust.anchors]);

/** Answers the five questions of one signature of a CMS. */
export async function verifySigner(signer: SignerInfo, content: SignedContent, judging: VerifyContext): Promise<SignerVerdict> {
  const certificate = ownerOf(signer, judging);
  if (!certificate) return signerWithoutCertificate;
  judging.work.checksLeft--;
  const { reasons, claimedTime } = await checkSigner(signer, certificate, content);
  const stamp = await stampOf(signer, judging);
  return verifyCertificate(certificate, { mathematics: reasons, ...(claimedTime && { claimedTime }), ...(stamp && { stamp }) }, judging);
}

async function stampOf(signer: SignerInfo, { certificates, trust, at, work }: VerifyContext): Promise<TimestampCheck | undefined> {
  const read = attempt(() => onlyValue(readAttributes(signer.unsignedAttributes), cmsOids.timestampToken));
  if (!read.ok) return { reasons: ["timestamp-malformed"] };
  if (!read.value) return undefined;
  const check = await checkTimestamp(read.value.bytes, signer.signature, trust, work, certificates);
  return check.proved && check.proved.getTime() > at.getTime() + clockSkew ? { reasons: ["timestamp-in-future"] } : check;
}
