import type { RevocationSources, TrustList } from "@shanyraq/signing";

/** Whom this back office believes about signatures, and what it knows of revoked certificates. */
export interface Signatures {
  readonly trust: () => Promise<TrustList>;
  /** Lists of revoked certificates as they are now; none: nothing that needs them is taken. */
  readonly revocation: () => Promise<RevocationSources>;
}
