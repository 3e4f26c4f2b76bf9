/** What a list or a responder says about one certificate. */
export type Evidence =
  | { readonly status: "good" }
  | { readonly status: "revoked"; readonly since: Date; readonly keyCompromised: boolean }
  | { readonly status: "unknown"; readonly reason: "revocation-stale" | "revocation-unauthenticated" | "revocation-unknown" };

/** Statements that are handed in or carried by the document: CRLs and OCSP responses in DER. */
export interface RevocationSources {
  readonly crls?: readonly Uint8Array[];
  readonly ocsp?: readonly Uint8Array[];
}

/** Clocks of two machines may differ by so much. */
export const clockSkew = 5 * 60_000;

/** Whether a statement speaks for a moment: not written after the reader's time, and not superseded before the moment. */
export function isFresh(thisUpdate: Date, nextUpdate: Date | undefined, moment: Date, now: Date): boolean {
  if (thisUpdate.getTime() > now.getTime() + clockSkew) return false;
  // A statement that names no end is taken for a day.
  const until = nextUpdate?.getTime() ?? thisUpdate.getTime() + 24 * 3_600_000;
  return until + clockSkew >= moment.getTime();
}

/** CRLReason: the key itself, or the authority's, is in foreign hands (RFC 5280, 5.3.1), so that no earlier time helps. */
export const meansCompromise = (reason: number): boolean => reason === 1 || reason === 2 || reason === 10;
