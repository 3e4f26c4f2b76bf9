import { snapshotOf } from "@shanyraq/signing/trust";
import type { SignatureEvidence, SignerVerdict } from "@shanyraq/signing";
import { signatureInspection } from "./signature-inspection.ts";
import type { Context } from "../server/context.ts";

/** Why a signature is not accepted. Stable: texts, tests and the site depend on the codes. */
export const signatureFaults = [
  "malformed",
  "notChecked",
  "severalSigners",
  "contentDiffers",
  "signatureWrong",
  "notTrusted",
  "expired",
  "notYetValid",
  "revoked",
  "revocationUnknown",
  "authenticationKey",
  "wrongPurpose",
  "noIin",
  "otherPerson",
  "otherOrganisation",
] as const;
export type SignatureFault = (typeof signatureFaults)[number];

export type VerifiedSignature =
  | { readonly ok: true; readonly signer: SignerVerdict; readonly iin: string; readonly evidence: SignatureEvidence }
  | { readonly ok: false; readonly fault: SignatureFault };

interface Attempt {
  /** A CMS in PEM or base64. */
  readonly cms: string;
  readonly content: Uint8Array;
  /** A login is proved by a key of either use, a document is signed by a key for signing alone. */
  readonly use: "login" | "document";
  /** Whose signature is due. */
  readonly of?: { readonly iin: string; readonly bin: string | null };
}

const no = (fault: SignatureFault): VerifiedSignature => ({ ok: false, fault });

/** A key of an authority, of a website or of another service identifies nobody; a key for signing in is valid for a login and not for a document. */
function purposeFault({ purpose, reasons, certificate }: SignerVerdict, use: Attempt["use"]): SignatureFault | undefined {
  const isForLogin = reasons.includes("key-for-login");
  if (use === "login") return purpose === "bad" && !isForLogin ? "wrongPurpose" : undefined;
  if (isForLogin) return "authenticationKey";
  const signs = certificate?.keyUse === "signing" || certificate?.keyUse === "both";
  return purpose === "bad" || !signs ? "wrongPurpose" : undefined;
}

function faultOf(verdict: SignerVerdict, { use, of }: Attempt): SignatureFault | undefined {
  const { signature, trust, time, revocation, reasons, subject } = verdict;
  if (reasons.includes("digest-mismatch")) return "contentDiffers";
  if (signature !== "good") return "signatureWrong";
  // Neither the name nor the dates of a certificate from an unknown issuer mean anything.
  if (reasons.includes("issuer-unknown") || reasons.includes("issuer-signature-invalid")) return "notTrusted";
  if (revocation === "bad") return "revoked";
  if (reasons.includes("certificate-not-yet-valid")) return "notYetValid";
  if (time !== "good") return "expired";
  const misused = purposeFault(verdict, use);
  if (misused) return misused;
  if (trust !== "good") return "notTrusted";
  if (revocation !== "good") return "revocationUnknown";
  if (subject?.iin === undefined) return "noIin";
  if (of && subject.iin !== of.iin) return "otherPerson";
  return of && of.bin !== null && subject.bin !== of.bin ? "otherOrganisation" : undefined;
}

/** Whether a signature counts: exactly one signer, of this content, and good in everything that its use requires. */
export async function verifyAttempt(attempt: Attempt, { now, services }: Pick<Context, "now" | "services">): Promise<VerifiedSignature> {
  const { signatures, inspect } = services;
  if (!signatures) return no("malformed");
  const { cms, content } = attempt;
  const verified = await inspect(signatureInspection, { cms, content, at: now }, await snapshotOf(signatures));
  if (!verified.ok) return no(verified.code === "busy" ? "notChecked" : "malformed");
  if (!verified.value) return no("malformed");
  const { signers, reasons, evidence } = verified.value;
  const [signer] = signers;
  if (!signer) return no("malformed");
  if (signers.length > 1) return no("severalSigners");
  if (reasons.includes("content-differs")) return no("contentDiffers");
  const fault = faultOf(signer, attempt);
  if (fault) return no(fault);
  const iin = signer.subject?.iin;
  return iin === undefined ? no("noIin") : { ok: true, signer, iin, evidence };
}
