import { sameBytes, type Bytes } from "../bytes.ts";
import type { Certificate } from "../x509/certificate.ts";

/** What a verdict rests on. Kept beside a signature, it lets the same be found again without a line and years later (`verifyAt`). */
export interface SignatureEvidence {
  /** When it was verified. */
  readonly at: string;
  /** The paths of signers and of timestamps up to their anchors, each certificate once. */
  readonly certificates: readonly Uint8Array[];
  /** The statements about revocation that were used, without those that were only at hand. */
  readonly crls: readonly Uint8Array[];
  readonly ocsp: readonly Uint8Array[];
}

/** The same while it is gathered. */
export interface Grounds {
  readonly certificates: Certificate[];
  readonly crls: Bytes[];
  readonly ocsp: Bytes[];
}

export const noGrounds = (): Grounds => ({ certificates: [], crls: [], ocsp: [] });

const once = (all: readonly Bytes[]): readonly Bytes[] =>
  all.filter((one, index) => all.findIndex((other) => other === one || sameBytes(other, one)) === index);

export const evidenceFrom = ({ certificates, crls, ocsp }: Grounds, at: Date): SignatureEvidence => ({
  at: at.toISOString(),
  certificates: once(certificates.map(({ bytes }) => bytes)),
  crls: once(crls),
  ocsp: once(ocsp),
});
