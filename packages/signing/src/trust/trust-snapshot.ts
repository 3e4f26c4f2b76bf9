import type { AskRevocation } from "../revocation/ask-revocation.ts";
import type { RevocationSources } from "../revocation/evidence.ts";
import type { TrustList } from "../x509/trust-list.ts";

/** Which authorities a product trusts for signatures, what is known about revoked certificates, and who can be asked about one. */
export interface Trust {
  readonly trust: () => Promise<TrustList>;
  /** What is at hand: the lists of the authorities. */
  readonly revocation: () => Promise<RevocationSources>;
  readonly ask?: AskRevocation;
}

/** The same at one moment: what every verifier receives of it. */
export interface TrustSnapshot {
  readonly trust: TrustList;
  readonly revocation: RevocationSources;
  readonly ask?: AskRevocation | undefined;
}

export async function snapshotOf({ trust, revocation, ask }: Trust): Promise<TrustSnapshot> {
  const [list, sources] = await Promise.all([trust(), revocation()]);
  return { trust: list, revocation: sources, ...(ask && { ask }) };
}
