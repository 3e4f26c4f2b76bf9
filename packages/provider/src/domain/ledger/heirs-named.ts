import type { ClaimShare, EventData } from "../../platform/database/records/contract-event.ts";
import type { InheritanceCertificate } from "../../platform/database/records/heirs.ts";

export type HeirsNamed = EventData["heirsNamed"] & { readonly on: string };

/** A share as it is owed on a day. */
export interface OwedShare extends ClaimShare {
  /** Of a later payment: the day on which it fell due. */
  readonly dueOn?: string;
  /** Of an heir: the share that theirs is a part of, the certificate that names them, and the day on which it was divided. */
  readonly inherited?: { readonly share: string; readonly certificate: InheritanceCertificate; readonly on: string };
}

const sumOf = (shares: readonly ClaimShare[], of: (share: ClaimShare) => number): number => shares.reduce((sum, one) => sum + of(one), 0);

/** What is left of a share once parts of it are others'. */
const withoutParts = (share: OwedShare, parts: readonly ClaimShare[]): OwedShare => ({
  ...share,
  amount: share.amount - sumOf(parts, ({ amount }) => amount),
  ...(share.late !== undefined && { late: share.late - sumOf(parts, ({ late = 0 }) => late) }),
});

/**
 * The shares of a claim with those of its heirs in the place of what was divided: what was left of that share stays owed to its first payee, who is not known
 * yet or has died. Of all of them the sum is as before.
 */
export const withHeirs = (shares: readonly OwedShare[], named: readonly HeirsNamed[]): readonly OwedShare[] =>
  named.reduce<readonly OwedShare[]>(
    (owed, { of, certificate, shares: parts, on }) => [
      ...owed.map((share) => (share.id === of ? withoutParts(share, parts) : share)),
      ...parts.map((part) => ({ ...part, inherited: { share: of, certificate, on } })),
    ],
    shares,
  );
