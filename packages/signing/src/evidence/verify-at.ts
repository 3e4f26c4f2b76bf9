import type { VerifyOptions } from "../verify-cms.ts";
import type { TrustList } from "../x509/trust-list.ts";
import type { SignatureEvidence } from "./signature-evidence.ts";

/**
 * How a signature is verified again with the evidence that was kept beside it: at that time, with those revocation statements and those intermediate
 * certificates. The reader still decides which authorities to trust: an anchor that is only in the evidence is not trusted.
 *
 * Only for our own evidence. Evidence from a stranger may name any time: verify such a signature at the reader's time (`{ ...verifyAt(…), at: now }`), and it
 * is good only if a timestamp proves when it was made.
 */
export const verifyAt = (
  { at, certificates, crls, ocsp }: SignatureEvidence,
  trust: TrustList,
): Pick<VerifyOptions, "trust" | "at" | "revocation" | "certificates"> => ({
  trust,
  at: new Date(at),
  certificates,
  revocation: { crls, ocsp },
});
