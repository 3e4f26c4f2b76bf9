import type { TerminationRefusal } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { isFailed } from "../ledger/fold.ts";
import type { HeldContract } from "../ledger/read.ts";
import { blockerOf } from "../open-items/blocker-of.ts";
import type { OpenItem } from "../open-items/open-item.ts";
import { today } from "../../platform/server/moment.ts";
import { coolingOffUntil } from "./quote-termination.ts";
import { lineOf } from "../products/lines/index.ts";

export interface TerminationBlocker {
  readonly reason: TerminationRefusal;
  readonly id: TextId;
  /** The open item that blocks it. */
  readonly item?: OpenItem;
}
const refused = (reason: Exclude<TerminationRefusal, "nobody">): TerminationBlocker => ({ reason, id: `termination.refused.${reason}` });

/** What in the contract itself blocks its end. */
function ownBlocker({ product, view }: HeldContract, day: string): TerminationBlocker | undefined {
  if (isFailed(view.status)) return refused("ended");
  const ending = lineOf(product)?.ending;
  if (ending?.by !== "owner") return { reason: "nobody", id: ending?.why ?? "termination.nobody.other" };
  if (ending.later.gives === "never" && day > (coolingOffUntil(view) ?? "")) return { reason: "nobody", id: ending.later.why };
  if (view.diedOn !== undefined) return refused("claim");
  // A legal entity signs with its key, which an SMS to one of its people does not replace.
  if (view.subjects?.bin !== undefined) return refused("company");
  return view.paid === 0 ? refused("unpaid") : undefined;
}

/**
 * Why a contract cannot be ended in the cabinet now; undefined when it can. An overdue premium does not prevent it.
 * @param act `requestTermination` when another agreement would be made, `signTermination` when one may already be pending.
 */
export const terminationBlocker = async (
  db: Kysely<Tables>,
  held: HeldContract,
  act: "requestTermination" | "signTermination",
  now: number,
): Promise<TerminationBlocker | undefined> => ownBlocker(held, today(now)) ?? (await blockerOf(db, act, held.id, now));
