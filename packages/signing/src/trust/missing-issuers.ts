import { sameBytes } from "../bytes.ts";
import type { Certificate } from "../x509/certificate.ts";
import { describeName } from "../x509/name.ts";

/** An authority whose certificate stands in no bundle, though others of the bundle are believed for its sake. */
export interface MissingIssuer {
  readonly missing: string;
  readonly issued: string;
}

/** Who is missing for every certificate of a bundle to lead to a root of it. Without that root nobody below it is believed. */
export function missingIssuers(certificates: readonly Certificate[]): readonly MissingIssuer[] {
  return certificates
    .filter(({ issuer }) => !certificates.some(({ subject }) => sameBytes(subject.bytes, issuer.bytes)))
    .map(({ issuer, subject }) => ({ missing: describeName(issuer), issued: describeName(subject) }));
}
