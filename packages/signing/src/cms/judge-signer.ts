import { attempt } from "../asn1/malformed.ts";
import type { Bytes } from "../bytes.ts";
import { checkRevocation } from "../revocation/check-revocation.ts";
import { clockSkew, type RevocationSources } from "../revocation/evidence.ts";
import { answerOf, type ReasonCode } from "../verdict/reasons.ts";
import type { SignerVerdict } from "../verdict/verdict.ts";
import type { Certificate } from "../x509/certificate.ts";
import { findPath, type Path, type Work } from "../x509/path.ts";
import { personOf, summaryOf } from "../x509/person.ts";
import type { TrustList } from "../x509/trust-list.ts";
import { onlyValue, readAttributes } from "./attributes.ts";
import { certificateOf, checkSigner, type SignedContent } from "./check-signer.ts";
import { cmsOids } from "./oids.ts";
import type { SignerInfo } from "./signed-data.ts";
import { checkTimestamp, type TimestampCheck } from "./timestamp.ts";

export interface Judging {
  readonly certificates: readonly Certificate[];
  readonly content: SignedContent;
  readonly trust: TrustList;
  readonly at: Date;
  readonly sources: RevocationSources;
  readonly work: Work;
}

/** Answers the four questions of one signature: mathematics, trust, time, revocation. */
export async function judgeSigner(signer: SignerInfo, judging: Judging): Promise<SignerVerdict> {
  const { certificates, content, trust, at, sources, work } = judging;
  const certificate = certificateOf(signer.id, [...certificates, ...trust.intermediates, ...trust.anchors]);
  if (!certificate) {
    return { signature: "bad", trust: "bad", time: "unknown", revocation: "unknown", reasons: ["certificate-missing"] };
  }
  work.checksLeft--;
  const mathematics = await checkSigner(signer, certificate, content);
  const stamp = await stampOf(signer, trust, at, work);
  const moment = stamp?.proved ?? at;
  const path = await findPath(certificate, certificates, trust, work);
  const time = [...timeReasons(path, moment), ...(stamp ? stamp.reasons : (["timestamp-missing"] as const))];
  const revocation: readonly ReasonCode[] = path.anchored
    ? await checkRevocation({ path: path.certificates, sources, moment, proved: stamp?.proved !== undefined, now: at, work })
    : ["revocation-not-checked"];
  return {
    subject: personOf(certificate),
    certificate: summaryOf(certificate),
    signature: answerOf(mathematics.reasons),
    trust: answerOf(path.reasons),
    time: answerOf(time),
    revocation: answerOf(revocation),
    reasons: [...new Set([...mathematics.reasons, ...path.reasons, ...time, ...revocation])],
    ...(stamp?.proved && { provedTime: stamp.proved.toISOString() }),
    ...(mathematics.claimedTime && { claimedTime: mathematics.claimedTime.toISOString() }),
  };
}

async function stampOf(signer: SignerInfo, trust: TrustList, at: Date, work: Work): Promise<TimestampCheck | undefined> {
  const read = attempt(() => onlyValue(readAttributes(signer.unsignedAttributes), cmsOids.timestampToken));
  if (!read.ok) return { reasons: ["timestamp-malformed"] };
  if (!read.value) return undefined;
  const check = await checkTimestamp(read.value.bytes as Bytes, signer.signature, trust, work);
  return check.proved && check.proved.getTime() > at.getTime() + clockSkew ? { reasons: ["timestamp-in-future"] } : check;
}

function timeReasons({ certificates: [own, ...issuers] }: Path, moment: Date): readonly ReasonCode[] {
  const reasons: ReasonCode[] = [];
  if (own && moment < own.notBefore) reasons.push("certificate-not-yet-valid");
  if (own && moment > own.notAfter) reasons.push("certificate-expired");
  if (issuers.some(({ notBefore, notAfter }) => moment < notBefore || moment > notAfter)) reasons.push("issuer-not-valid-then");
  return reasons;
}
