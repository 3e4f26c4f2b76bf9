import type { Kysely } from "kysely";
import { notifyWriter } from "../appeals/notify-writer.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { moment } from "../../platform/server/moment.ts";
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
  const { last } = await db
    .selectFrom("statement_event")
    .select(({ fn }) => fn.max("seq").as("last"))
    .where("statement_id", "=", statement.id)
    .executeTakeFirstOrThrow();
  const seq = (last ?? 0) + 1;
  if (standing.is === "paid")
    await db
      .insertInto("statement_event")
      .values({ statement_id: statement.id, seq, status: "paid", at: moment(now), words })
      .execute();
  if (standing.is === "paid" || standing.is === "sentBack")
    await notifyWriter(db, statement, { step: `${standing.is}/${now}/${shareId}`, words }, { random, now });
}
