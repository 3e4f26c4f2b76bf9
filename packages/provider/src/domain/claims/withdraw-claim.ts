import type { Kysely, Selectable } from "kysely";
import { appendStep } from "../appeals/append-step.ts";
import { closeProposals } from "../appeals/close-proposals.ts";
import { notifyWriter } from "../appeals/notify-writer.ts";
import { undecidedStatements } from "../appeals/undecided.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { today } from "../../platform/server/moment.ts";
import { claimWords } from "./claim-words.ts";
import { followReport } from "./follow-report.ts";
import { lockContract } from "../ledger/lock-contract.ts";

type Statement = Selectable<Tables["statement"]>;

/** What of a report and its claims nobody has decided. */
const openOf = (db: Kysely<Tables>, reportId: string): Promise<readonly Pick<Statement, "id">[]> =>
  undecidedStatements(db)
    .select("id")
    .where(({ or, eb }) => or([eb("id", "=", reportId), eb("event_id", "=", reportId)]))
    .orderBy("created_at")
    .orderBy("id")
    .forUpdate()
    .execute();

/** What is taken back: what is open, unless a claim was decided; of an answered report without a claim, whose papers are awaited, the report. */
async function takenBack(db: Kysely<Tables>, reportId: string): Promise<readonly Pick<Statement, "id">[]> {
  const open = await openOf(db, reportId);
  const claims = await db.selectFrom("statement").select("id").where("event_id", "=", reportId).where("kind", "=", "claim").execute();
  if (claims.length > 0) return claims.some(({ id }) => open.some((one) => one.id === id)) ? open : [];
  if (open.length > 0) return open;
  const last = await db
    .selectFrom("statement_event")
    .select("status")
    .where("statement_id", "=", reportId)
    .orderBy("seq", "desc")
    .executeTakeFirst();
  return last?.status === "answered" ? [{ id: reportId }] : [];
}

/**
 * Takes back the report of an event with what was claimed of it, at the sender's request; its contract continues with the days that it had. Whoever decides meanwhile
 * is first or finds it taken back: both hold the contract, then the statement.
 * @param db a transaction.
 * @returns the words of the answer; undefined when nothing is left to take back.
 */
export async function withdrawClaim(
  db: Kysely<Tables>,
  sent: Statement,
  { random, now }: Pick<ProviderOptions, "random"> & { readonly now: number },
): Promise<string | undefined> {
  if (sent.contract_id !== null) await lockContract(db, sent.contract_id);
  const report = sent.event_id ?? sent.id;
  const taken = await takenBack(db, report);
  if (taken.length === 0) return undefined;
  for (const { id } of taken) await appendStep(db, id, { status: "withdrawn" }, now);
  await closeProposals(
    db,
    taken.map(({ id }) => id),
    now,
  );
  await followReport(db, report, now);
  const words = claimWords({ is: "withdrawn", on: today(now) }, sent.locale);
  await notifyWriter(db, sent, { step: "withdrawn", words }, { random, now });
  return words;
}
