import type { ChangeRefusal } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { awaitingSignature } from "../documents/awaiting-signature.ts";
import { isFailed } from "../ledger/fold.ts";
import type { HeldContract } from "../ledger/read.ts";
import { blockerOf } from "../open-items/blocker-of.ts";
import type { OpenItem } from "../open-items/open-item.ts";
import { today } from "../../platform/server/moment.ts";
import { mayChange } from "./may-change.ts";

export interface ChangeBlocker {
  readonly reason: ChangeRefusal;
  readonly id: TextId;
  /** Of the papers that wait for a signature. */
  readonly GUID?: string;
  /** The open item that blocks it. */
  readonly item?: OpenItem;
}

const refused = (reason: ChangeRefusal, more: Pick<ChangeBlocker, "GUID"> = {}): ChangeBlocker => ({
  reason,
  id: `agreement.refused.${reason}`,
  ...more,
});

/** What blocks it in a contract's own state: it has ended, it is not paid for, or premiums are overdue. */
function ownBlocker({ view }: HeldContract): ChangeBlocker | undefined {
  if (isFailed(view.status)) return refused("ended");
  if (view.status === "awaiting_payment") return refused("unpaid");
  if (view.diedOn !== undefined) return refused("claim");
  return view.overdue > 0 ? refused("debt") : undefined;
}

/** Why a pending agreement cannot be signed now; undefined when it can. */
export const signChangeBlocker = async (db: Kysely<Tables>, held: HeldContract, now: number): Promise<ChangeBlocker | undefined> =>
  ownBlocker(held) ?? (await blockerOf(db, "signChange", held.id, now));

/** Why nothing in a contract can be changed now; undefined when something can. */
export async function changeBlocker(
  db: Kysely<Tables>,
  held: HeldContract,
  customerId: string,
  now: number,
): Promise<ChangeBlocker | undefined> {
  const own = ownBlocker(held);
  if (own) return own;
  if (mayChange(held.view, today(now)).kinds.length === 0) return refused("nothing");
  const GUID = await awaitingSignature(db, { contractId: held.id, customerId }, now);
  if (GUID !== undefined) return refused("unsigned", { GUID });
  return blockerOf(db, "requestChange", held.id, now);
}
