import { latestClaim } from "./latest-claim.ts";
import type { Kysely, Selectable } from "kysely";
import { ANSWER_DAYS } from "../appeals/answer-days.ts";
import { notifyWriter } from "../appeals/notify-writer.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { workingDaysAfter } from "../../platform/server/working-days.ts";
import { claimWords } from "./claim-words.ts";
import { followReport } from "./follow-report.ts";
import { lockContract } from "../ledger/lock-contract.ts";

type Statement = Selectable<Tables["statement"]>;

/** A refused claim whose review was asked for. */
export interface ReviewedAgain {
  readonly is: "reviewedAgain";
  /** The day by which it is answered. */
  readonly until: string;
}

/**
 * Takes the request to review a refused claim, once: the case waits for the staff again, with a day to answer by, and its contract waits for it. Of two who ask
 * at once the second finds it asked for: both hold the contract, then the statement.
 * @param db a transaction.
 * @returns its standing; undefined when nothing was refused, or it was reviewed.
 */
export async function reviewRefusal(
  db: Kysely<Tables>,
  sent: Statement,
  { words, days = Infinity }: { readonly words: string; /** The law's, where it has some. */ readonly days?: number | undefined },
  { random, now }: Pick<ProviderOptions, "random"> & { readonly now: number },
): Promise<ReviewedAgain | undefined> {
  if (sent.contract_id !== null) await lockContract(db, sent.contract_id);
  const refused = (await latestClaim(db, sent)) ?? sent;
  await db.selectFrom("statement").select("id").where("id", "=", refused.id).forUpdate().execute();
  const events = await db
    .selectFrom("statement_event")
    .select(["seq", "status"])
    .where("statement_id", "=", refused.id)
    .orderBy("seq")
    .execute();
  const last = events.at(-1);
  if (last?.status !== "refused" || events.some(({ status }) => status === "reviewAsked")) return undefined;
  const until = workingDaysAfter(today(now), Math.min(ANSWER_DAYS.claim, days));
  await db.updateTable("statement").set({ deadline: until }).where("id", "=", refused.id).execute();
  await db
    .insertInto("statement_event")
    .values({ statement_id: refused.id, seq: last.seq + 1, status: "reviewAsked", at: moment(now), words })
    .execute();
  await followReport(db, refused.event_id ?? refused.id, now);
  const standing: ReviewedAgain = { is: "reviewedAgain", until };
  await notifyWriter(db, refused, { step: "reviewAsked", words: claimWords(standing, refused.locale) }, { random, now });
  return standing;
}

/** Who proposed or agreed to the refusal of a case: where its review was asked for, they decide nothing of it again. */
export async function whoRefused(db: Kysely<Tables>, id: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("proposed_decision")
    .select(["by_id", "closed_by"])
    .where("kind", "=", "statement")
    .where("subject_id", "=", id)
    .where("decision", "=", "refuse")
    .where("agreed", "=", true)
    .execute();
  return new Set(rows.flatMap(({ by_id: one, closed_by: other }) => (other === null ? [one] : [one, other])));
}
