import type { PayoutState } from "@shanyraq/calls/vocabulary";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

export type ShareRow = Selectable<Tables["claim_share"]>;

/** The latest order for the bank of a share. */
interface ShareOrder {
  readonly state: PayoutState;
  readonly orderedAt: string;
  readonly endedAt: string | null;
}
export interface Share extends ShareRow {
  readonly order?: ShareOrder;
}

/** Whether an account of its payee is awaited: heirs have none before anybody knows who they are. */
export const awaitsAccount = ({ kind, iban, order }: Pick<Share, "kind" | "iban" | "order">): boolean =>
  kind !== "heirs" && iban === null && (order === undefined || order.state === "returned");

/** Who is paid on a claim, in their order, with the latest order for the bank of each. */
export async function sharesOf(db: Kysely<Tables>, claimId: string): Promise<readonly Share[]> {
  const rows = await db.selectFrom("claim_share").selectAll().where("claim_id", "=", claimId).orderBy("no").execute();
  if (rows.length === 0) return [];
  const orders = await db
    .selectFrom("payout")
    .select(["claim_share_id", "state", "ordered_at", "ended_at"])
    .where(
      "claim_share_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("ordered_at")
    .orderBy("ended_at", (end) => end.asc().nullsLast())
    .execute();
  return rows.map((row) => {
    const last = orders.findLast((order) => order.claim_share_id === row.id);
    return last ? { ...row, order: { state: last.state, orderedAt: last.ordered_at, endedAt: last.ended_at } } : row;
  });
}
