import type { Kysely, Selectable } from "kysely";
import { eventsOf } from "../ledger/read.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { PayoutOrder } from "../../platform/ports/payouts.ts";

/** Of a lender: which of its loans the money pays off. */
async function loanOf(db: Kysely<Tables>, contractId: string): Promise<string> {
  const issued = (await eventsOf(db, contractId)).find((event) => event.kind === "issued");
  return issued?.data.subjects?.loan?.number ?? "";
}

/** What the bank learns about a share of a claim: the number of the claim and, for a person, their number, by which the bank checks whose account it is. */
export async function purposeOfShare(db: Kysely<Tables>, shareId: string): Promise<Pick<PayoutOrder, "purpose" | "iin">> {
  const {
    number,
    iin,
    kind,
    contract_id: contractId,
  } = await db
    .selectFrom("claim_share")
    .innerJoin("statement", "statement.id", "claim_share.claim_id")
    .select(["statement.number", "claim_share.iin", "claim_share.kind", "claim_share.contract_id"])
    .where("claim_share.id", "=", shareId)
    .executeTakeFirstOrThrow();
  if (kind === "lender") return { purpose: [number, await loanOf(db, contractId)].filter(Boolean).join(" / ") };
  return { purpose: number, ...(iin !== null && { iin }) };
}

/** Closes the account that sent the money back: its payee is asked for another one. */
export async function forgetAccount(
  db: Kysely<Tables>,
  { claim_share_id }: Pick<Selectable<Tables["payout"]>, "claim_share_id">,
): Promise<void> {
  await db
    .updateTable("claim_share")
    .set({ iban: null, holder: null })
    .where("id", "=", claim_share_id ?? "")
    .execute();
}
