import type { Answer } from "./reasons.ts";
import { sentenceOf, type Language } from "./sentences.ts";
import type { SignerVerdict } from "./verdict.ts";

/** What a page shows of a signer; nothing is left out, and what is not known is empty. */
export interface ShownSigner {
  readonly name: string;
  readonly iin: string;
  readonly bin: string;
  readonly organisation: string;
  readonly role: string;
  readonly signedAt: string;
  /** Whether a trusted timestamp proves when. */
  readonly proved: boolean;
  readonly issuer: string;
  readonly serialNumber: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly signature: Answer;
  readonly trust: Answer;
  readonly time: Answer;
  readonly revocation: Answer;
  readonly reasons: string[];
  /** The reasons in sentences of the reader's language. */
  readonly notes: string[];
}

/**
 * A verdict for reading.
 * @param signedAt when it was signed, where no timestamp proves it.
 */
export const shownSigner = (verdict: SignerVerdict, language: Language, signedAt = verdict.claimedTime ?? ""): ShownSigner => ({
  name: [verdict.subject?.name, verdict.subject?.patronymic].filter(Boolean).join(" "),
  iin: verdict.subject?.iin ?? "",
  bin: verdict.subject?.bin ?? "",
  organisation: verdict.subject?.organisation ?? "",
  role: verdict.subject?.role ?? "",
  signedAt: verdict.provedTime ?? signedAt,
  proved: verdict.provedTime !== undefined,
  issuer: verdict.certificate?.issuer ?? "",
  serialNumber: verdict.certificate?.serialNumber ?? "",
  validFrom: verdict.certificate?.notBefore ?? "",
  validTo: verdict.certificate?.notAfter ?? "",
  signature: verdict.signature,
  trust: verdict.trust,
  time: verdict.time,
  revocation: verdict.revocation,
  reasons: [...verdict.reasons],
  notes: verdict.reasons.map((reason) => sentenceOf(reason, language)),
});
