import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { owedOf } from "../ledger/owed.ts";
import { contractById } from "../ledger/read.ts";
import type { Context } from "../server/context.ts";
import { today } from "../server/moment.ts";
import { refuse, type Refusal } from "../server/refusal.ts";
import { whyNotPaid } from "./why-not-paid.ts";

/** Why no code is drawn for an order of premiums: its contract has ended since, or less is left to pay than the order is of. */
export async function whyNoCode(
  { db, now }: Context,
  { contract_id, amount }: Selectable<Tables["purchase_order"]>,
): Promise<Refusal | undefined> {
  const held = contract_id === null ? undefined : await contractById(db, contract_id, today(now));
  if (!held) return undefined;
  const reason = whyNotPaid(held.view);
  if (reason) return refuse(409, reason);
  return amount > owedOf(held.view) ? refuse(409, "error.pay.outdated") : undefined;
}
