import type { TerminationRefusal } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";
import { sql, type Kysely } from "kysely";
import { isOfChange, waitingOf } from "../agreements/requests.ts";
import { undecidedStatements } from "../appeals/undecided.ts";
import type { CustomerRow, Tables } from "../database/tables.ts";
import { isFailed } from "../ledger/fold.ts";
import type { HeldContract } from "../ledger/read.ts";
import { lineOf } from "../products/lines/index.ts";

export interface WhyNot {
  readonly reason: TerminationRefusal;
  readonly id: TextId;
}
const no = (reason: Exclude<TerminationRefusal, "nobody">): WhyNot => ({ reason, id: `termination.refused.${reason}` });

/** What of a contract itself stands in the way of ending it. */
export function whyNotOf({ product, view }: HeldContract): WhyNot | undefined {
  if (isFailed(view.status)) return no("ended");
  const ending = lineOf(product)?.ending;
  if (ending?.by !== "owner") return { reason: "nobody", id: ending?.why ?? "termination.nobody.other" };
  // A legal entity signs with its key, which an SMS to one of its people does not stand for.
  if (view.subjects?.bin !== undefined) return no("company");
  return view.paid === 0 ? no("unpaid") : undefined;
}

/**
 * Whether the owner himself has told of an event under it that nobody has decided yet: its payout would be of a contract that is no more.
 * What others write of it under its number hinders nobody.
 */
async function hasOpenClaim(
  db: Kysely<Tables>,
  { number }: HeldContract,
  { id, phone }: Pick<CustomerRow, "id" | "phone">,
): Promise<boolean> {
  const open = await undecidedStatements(db)
    .select("statement.id")
    .where("kind", "=", "insuredEvent")
    .where(({ or, eb }) => or([eb("customer_id", "=", id), eb("phone", "=", phone)]))
    .where(sql<string>`upper(regexp_replace(coalesce(details->>'contractNumber', ''), '\\s', '', 'g'))`, "=", number)
    .executeTakeFirst();
  return open !== undefined;
}

/** Why another agreement cannot be begun, or made: the same, or one that is made already. */
export async function whyNotAgain(
  db: Kysely<Tables>,
  held: HeldContract,
  customer: Pick<CustomerRow, "id" | "phone">,
  now: number,
): Promise<TextId | undefined> {
  const stands = await whyNot(db, held, customer, now);
  return stands?.id ?? ((await waitingOf(db, held.id, now)) ? "error.termination.waiting" : undefined);
}

/** Why a contract cannot be ended in the cabinet now; undefined where it can. A premium overdue hinders nobody from leaving. */
export async function whyNot(
  db: Kysely<Tables>,
  held: HeldContract,
  customer: Pick<CustomerRow, "id" | "phone">,
  now: number,
): Promise<WhyNot | undefined> {
  const state = whyNotOf(held);
  if (state) return state;
  const waiting = await waitingOf(db, held.id, now);
  if (waiting && isOfChange(waiting)) return no("change");
  return (await hasOpenClaim(db, held, customer)) ? no("claim") : undefined;
}
