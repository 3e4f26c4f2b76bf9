import type { Grounds } from "../evidence/signature-evidence.ts";
import type { AskRevocation } from "../revocation/ask-revocation.ts";
import { checkRevocation } from "../revocation/check-revocation.ts";
import type { RevocationSources } from "../revocation/evidence.ts";
import type { Certificate } from "../x509/certificate.ts";
import { findPath, type Path, type Work } from "../x509/path.ts";
import { misuseOf } from "../x509/key-purpose.ts";
import { personOf, summaryOf } from "../x509/person.ts";
import type { TrustList } from "../x509/trust-list.ts";
import { answerOf, type ReasonCode } from "../reasons.ts";
import type { SignerVerdict } from "./verdict.ts";

export interface VerifyContext {
  readonly certificates: readonly Certificate[];
  readonly trust: TrustList;
  readonly at: Date;
  readonly sources: RevocationSources;
  readonly ask: AskRevocation;
  readonly work: Work;
  /** Gathers what the verdict rests on. */
  readonly grounds: Grounds;
}

/** What was found before of a signature: its mathematics, and what its timestamp proves. */
export interface CertificateFindings {
  readonly mathematics: readonly ReasonCode[];
  readonly claimedTime?: Date;
  readonly stamp?: { readonly proved?: Date; readonly path?: readonly Certificate[]; readonly reasons: readonly ReasonCode[] };
}

/** Answers the other four questions of a signature, by its certificate: trust, time, revocation, purpose. */
export async function verifyCertificate(
  certificate: Certificate,
  found: CertificateFindings,
  judging: VerifyContext,
): Promise<SignerVerdict> {
  const { certificates, trust, at, sources, work, grounds } = judging;
  // No responder is asked about a certificate for a sender who only has a copy of it.
  const ask: AskRevocation = answerOf(found.mathematics) === "bad" ? async () => ({}) : judging.ask;
  const { mathematics, claimedTime, stamp } = found;
  const moment = stamp?.proved ?? at;
  const path = await findPath(certificate, certificates, trust, work);
  grounds.certificates.push(...path.certificates, ...(stamp?.path ?? []));
  const time = [...timeReasons(path, moment), ...(stamp ? stamp.reasons : (["timestamp-missing"] as const))];
  const revocation: readonly ReasonCode[] = path.anchored
    ? await checkRevocation({ path: path.certificates, sources, ask, moment, proved: stamp?.proved !== undefined, now: at, work, grounds })
    : ["revocation-not-checked"];
  const misused = misuseOf(certificate);
  const purpose: readonly ReasonCode[] = misused ? [misused] : [];
  return {
    subject: personOf(certificate),
    certificate: summaryOf(certificate),
    signature: answerOf(mathematics),
    trust: answerOf(path.reasons),
    time: answerOf(time),
    revocation: answerOf(revocation),
    purpose: answerOf(purpose),
    reasons: [...new Set([...mathematics, ...purpose, ...path.reasons, ...time, ...revocation])],
    ...(stamp?.proved && { provedTime: stamp.proved.toISOString() }),
    ...(claimedTime && { claimedTime: claimedTime.toISOString() }),
  };
}

/** Of a signature that is not looked at nothing is known. */
export const unknownSigner: Omit<SignerVerdict, "reasons"> = {
  signature: "unknown",
  trust: "unknown",
  time: "unknown",
  revocation: "unknown",
  purpose: "unknown",
};
export const signerWithoutCertificate: SignerVerdict = {
  ...unknownSigner,
  signature: "bad",
  trust: "bad",
  reasons: ["certificate-missing"],
};

function timeReasons({ certificates: [own, ...issuers] }: Path, moment: Date): readonly ReasonCode[] {
  const reasons: ReasonCode[] = [];
  if (own && moment < own.notBefore) reasons.push("certificate-not-yet-valid");
  if (own && moment > own.notAfter) reasons.push("certificate-expired");
  if (issuers.some(({ notBefore, notAfter }) => moment < notBefore || moment > notAfter)) reasons.push("issuer-not-valid-then");
  return reasons;
}
