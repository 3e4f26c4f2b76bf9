import type { AskRevocation } from "../revocation/ask-revocation.ts";
import type { RevocationSources } from "../revocation/evidence.ts";
import { createTrustList, type TrustList } from "../x509/trust-list.ts";
import type { TrustSnapshot } from "./trust-snapshot.ts";

/**
 * The trusted authorities as bytes, so that they can be passed to another thread. The source to ask stays behind; the thread asks through the one that started
 * it.
 */
export interface SerializedTrust {
  readonly anchors: readonly Uint8Array[];
  readonly intermediates: readonly Uint8Array[];
  readonly revocation: RevocationSources;
}

const bytesOf = (list: TrustList["anchors"]): readonly Uint8Array[] => list.map(({ bytes }) => bytes);

export const serializeTrust = ({ trust: { anchors, intermediates }, revocation }: TrustSnapshot): SerializedTrust => ({
  anchors: bytesOf(anchors),
  intermediates: bytesOf(intermediates),
  revocation,
});

/** @throws where the certificates cannot be read, though they were read before they were handed over. */
export function restoreTrust({ anchors, intermediates, revocation }: SerializedTrust, ask: AskRevocation): TrustSnapshot {
  const list = createTrustList({ anchors, intermediates });
  if (!list.ok) throw new Error("a trust list that was read before cannot be read");
  return { trust: list.value, revocation, ask };
}
