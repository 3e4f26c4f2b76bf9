import { worst } from "../reasons.ts";
import { sentenceOf, type Language } from "./sentences.ts";
import type { SignerVerdict } from "./verdict.ts";

/** One signature as a person reads it; what is not known is an empty text. */
export interface ShownSigner extends Pick<SignerVerdict, "signature" | "trust" | "time" | "revocation"> {
  readonly name: string;
  readonly iin: string;
  readonly bin: string;
  readonly organisation: string;
  readonly role: string;
  /** The proved moment, else the one that is passed or claimed. */
  readonly signedAt: string;
  readonly proved: boolean;
  readonly issuer: string;
  readonly serialNumber: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly reasons: SignerVerdict["reasons"][number][];
  /** The reasons in sentences. */
  readonly notes: string[];
}

/** A verdict for reading. @param receivedAt when the signature came, if that is known better than its own claim. */
export function shownSigner(verdict: SignerVerdict, language: Language, receivedAt?: string): ShownSigner {
  const { subject, certificate, provedTime, claimedTime, signature, trust, time, revocation, purpose = "good", reasons } = verdict;
  return {
    name: [subject?.name, subject?.patronymic].filter(Boolean).join(" "),
    iin: subject?.iin ?? "",
    bin: subject?.bin ?? "",
    organisation: subject?.organisation ?? "",
    role: subject?.role ?? "",
    signedAt: provedTime ?? receivedAt ?? claimedTime ?? "",
    proved: provedTime !== undefined,
    issuer: certificate?.issuer ?? "",
    serialNumber: certificate?.serialNumber ?? "",
    validFrom: certificate?.notBefore ?? "",
    validTo: certificate?.notAfter ?? "",
    signature,
    // A reader asks whether a key can be relied on here: who issued it, and for what.
    trust: worst([trust, purpose]),
    time,
    revocation,
    reasons: [...reasons],
    notes: reasons.map((reason) => sentenceOf(reason, language)),
  };
}
