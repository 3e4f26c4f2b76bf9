import type { VerifyOptions } from "../verify-cms.ts";
import type { TrustList } from "../x509/trust-list.ts";
import type { SignatureEvidence } from "./signature-evidence.ts";

/**
 * How a signature is judged again by what was kept beside it: at that time, by those statements, with those certificates on the way. Whom to
 * believe is still the reader's to say: an anchor that is in the evidence alone is believed by nobody.
 *
 * For evidence of one's own. What a stranger hands in may name any time: such a signature is judged at the reader's time
 * (`{ ...verifyAt(…), at: now }`), and is good then only where a timestamp proves when it was made.
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
