import type { SignatureEvidence } from "../evidence/signature-evidence.ts";
import type { CertificateSummary, Person } from "../x509/person.ts";
import type { Finding, ReasonCode } from "../reasons.ts";

/** What is known about one signature. The five answers are separate on purpose: the reader decides which of them matter. */
export interface SignerVerdict {
  readonly subject?: Person;
  readonly certificate?: CertificateSummary;
  /** The mathematics: this content was signed by the key of this certificate. */
  readonly signature: Finding;
  /** The certificate leads to a pinned authority. */
  readonly trust: Finding;
  /** The certificates were valid at the proved time, or else at the time of the check. */
  readonly time: Finding;
  /** Authentic lists or responses know of no revocation. */
  readonly revocation: Finding;
  /** The key is for signing documents. A login may accept one for signing in (`key-for-login`). Older verdicts have no purpose. */
  readonly purpose?: Finding;
  readonly reasons: readonly ReasonCode[];
  /** By a timestamp that is right and trusted. */
  readonly provedTime?: string;
  /** By the signer, who may say anything. */
  readonly claimedTime?: string;
}

/** All that is answered of one signature. */
export const answersOf = ({ signature, trust, time, revocation, purpose = "good" }: SignerVerdict): readonly Finding[] => [
  signature,
  trust,
  time,
  revocation,
  purpose,
];

export type DocumentReason = "no-signers" | "content-missing" | "content-differs" | "signer-repeated";

export interface Verdict {
  /** Good only if every signature is good in all five answers and nothing speaks against the document. */
  readonly verdict: Finding;
  readonly signers: readonly SignerVerdict[];
  readonly reasons: readonly DocumentReason[];
  /** What all of it rests on, to be kept beside the document. */
  readonly evidence: SignatureEvidence;
  /** SHA-256 of what was signed, in hexadecimal. */
  readonly contentHash?: string;
  /** What was signed, where the document carries it. */
  readonly content?: Uint8Array;
}
