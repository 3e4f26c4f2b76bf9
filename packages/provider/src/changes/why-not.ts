import type { ChangeRefusal } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { awaitingSignature } from "../documents/awaiting-signature.ts";
import { isFailed } from "../ledger/fold.ts";
import type { HeldContract } from "../ledger/read.ts";
import { today } from "../server/moment.ts";
import { mayChange } from "./may-change.ts";
import { waitingOf } from "../agreements/requests.ts";

export interface WhyNot {
  readonly reason: ChangeRefusal;
  readonly id: TextId;
  /** Of the papers that wait for a signature. */
  readonly GUID?: string;
}

const no = (reason: ChangeRefusal, more: Pick<WhyNot, "GUID"> = {}): WhyNot => ({ reason, id: `agreement.refused.${reason}`, ...more });

/** What stands in the way of a contract's own state: it has ended, it is not paid for, or premiums are overdue. */
export function whyNotOf({ view }: HeldContract): WhyNot | undefined {
  if (isFailed(view.status)) return no("ended");
  if (view.status === "awaiting_payment") return no("unpaid");
  return view.overdue > 0 ? no("debt") : undefined;
}

/** Why nothing of a contract can be changed now; undefined where something can. */
export async function whyNot(db: Kysely<Tables>, held: HeldContract, customerId: string, now: number): Promise<WhyNot | undefined> {
  const state = whyNotOf(held);
  if (state) return state;
  if (mayChange(held.view, today(now)).kinds.length === 0) return no("nothing");
  const GUID = await awaitingSignature(db, { contractId: held.id, customerId }, now);
  if (GUID !== undefined) return no("unsigned", { GUID });
  return (await waitingOf(db, held.id, now)) ? no("waiting") : undefined;
}
