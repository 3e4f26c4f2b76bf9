import { sameBytes } from "../bytes.ts";
import type { Certificate } from "../x509/certificate.ts";
import { describeName } from "../x509/name.ts";

/** An authority whose certificate is not in the bundle, although others of the bundle depend on it for trust. */
export interface MissingIssuer {
  readonly missing: string;
  readonly issued: string;
}

/** The issuers that are missing for every certificate of a bundle to lead to a root in it. Without that root, no certificate below it is trusted. */
export function missingIssuers(certificates: readonly Certificate[]): readonly MissingIssuer[] {
  return certificates
    .filter(({ issuer }) => !certificates.some(({ subject }) => sameBytes(subject.bytes, issuer.bytes)))
    .map(({ issuer, subject }) => ({ missing: describeName(issuer), issued: describeName(subject) }));
}
