import { createTrustList, type AskRevocation, type RevocationSources, type TrustList } from "@shanyraq/signing";
import type { Believing } from "@shanyraq/signing/trust";
import { verifyBody, type VerifyResult } from "./verify-body.ts";

/** Whom to believe, as bytes: what can be handed to another thread. Whom to ask stays behind; the thread asks for it. */
export interface Believed {
  readonly anchors: readonly Uint8Array[];
  readonly intermediates: readonly Uint8Array[];
  readonly revocation: RevocationSources;
}

const bytesOf = (list: TrustList["anchors"]): readonly Uint8Array[] => list.map(({ bytes }) => bytes);

export const believedOf = ({ trust: { anchors, intermediates }, revocation }: Believing): Believed => ({
  anchors: bytesOf(anchors),
  intermediates: bytesOf(intermediates),
  revocation,
});

/** What verifies where it was handed to. */
export function verifying(
  { anchors, intermediates, revocation }: Believed,
  ask: AskRevocation,
): (body: Uint8Array) => Promise<VerifyResult> {
  const list = createTrustList({ anchors, intermediates });
  if (!list.ok) throw new Error("a trust list that was read before cannot be read");
  return (body) => verifyBody(body, { trust: list.value, revocation, ask });
}
