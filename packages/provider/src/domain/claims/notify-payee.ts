import type { Kysely } from "kysely";
import { appendStep } from "../appeals/append-step.ts";
import { notifyWriter } from "../appeals/notify-writer.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { caseOfStatement, claimWords } from "./claim-words.ts";

/** Tells the claimant that money came, or was sent back; the claim is paid once all of it has come. */
export async function notifyPayee(
  db: Kysely<Tables>,
  { random }: Pick<ProviderOptions, "random">,
  shareId: string,
  now: number,
): Promise<void> {
  const statement = await db
    .selectFrom("claim_share")
    .innerJoin("statement", "statement.id", "claim_share.claim_id")
    .selectAll("statement")
    .where("claim_share.id", "=", shareId)
    .executeTakeFirstOrThrow();
  // Of two shares that come at once the second one sees the first.
  await db.selectFrom("statement").select("id").where("id", "=", statement.id).forUpdate().execute();
  const standing = await caseOfStatement(db, statement.id);
  if (!standing) return;
  const words = claimWords(standing, statement.locale);
  if (standing.is === "paid") await appendStep(db, statement.id, { status: "paid", words }, now);
  if (standing.is === "paid" || standing.is === "sentBack")
    await notifyWriter(db, statement, { step: `${standing.is}/${now}/${shareId}`, words }, { random, now });
}
