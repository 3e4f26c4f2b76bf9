import { addMonths } from "@shanyraq/rules";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { eachRow } from "../../platform/failures/each-row.ts";
import { isNotSetAside } from "../../platform/failures/is-not-set-aside.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { today } from "../../platform/server/moment.ts";
import { NotRemoved } from "../../platform/uploads/not-removed.ts";
import { paperFacts } from "./paper-facts.ts";
import { lockContract } from "../ledger/lock-contract.ts";
import { matterOf, type PaperMatter, type PaperSubject } from "./paper-subject.ts";
import { termOf } from "./retention-table.ts";
import { termStart } from "./term-start.ts";

/** As many of each table as one round looks at, so that a store that hangs delays no more than these. */
const BATCH_SIZE = 50;
const MONTHS_OF_YEAR = 12;
/** The law's least (`retention-table.ts`), where an operator has set nothing. */
export const MIN_PAPERS_YEARS = 5;

type Db = Kysely<Tables>;
type Used = Pick<Services, "database" | "files" | "log" | "papersYears">;

interface Queue extends Pick<PaperSubject, "table" | "kinds"> {
  /** Of statements. */
  readonly kind?: "claim" | "insuredEvent";
}
/** Whose papers have terms, and what is kept of each. */
const queues: readonly Queue[] = [
  { table: "statement", kind: "claim", kinds: ["claimPapers", "registerAnswers"] },
  { table: "statement", kind: "insuredEvent", kinds: ["reportPapers"] },
  { table: "application", kinds: ["applicationPapers"] },
];

const yearsBefore = (day: string, years: number): string => addMonths(day, -years * MONTHS_OF_YEAR);

/** What may be past its term: never looked at, or with a term that started so long ago as far as is known. */
async function subjectsOf(db: Db, { table, kind, kinds }: Queue, papersYears: number, now: number): Promise<readonly PaperSubject[]> {
  const from = sql.table(table);
  const day = today(now);
  const upTo = yearsBefore(day, termOf(kinds, day, papersYears).years);
  const { rows } = await sql<{ readonly id: string }>`
    SELECT id FROM ${from}
    WHERE (papers_since IS NULL OR papers_since <= ${upTo}::date)
      AND ${kind === undefined ? sql`true` : sql`kind = ${kind} AND kind IN ('claim', 'insuredEvent')`}
      AND ${isNotSetAside("removeOldPapers", sql`${from}.id::text`, now)}
    ORDER BY papers_since NULLS FIRST, id LIMIT ${BATCH_SIZE}`.execute(db);
  return rows.map(({ id }) => ({ table, id, kinds }));
}

/** Holds the contracts and then the subject, as whoever decides does, so that nothing happens to them meanwhile. */
async function hold(db: Db, { table, id, contractIds }: PaperMatter): Promise<void> {
  for (const contractId of contractIds.toSorted()) await lockContract(db, contractId);
  await db.selectFrom(table).select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

/** Nobody sees the papers any more, and what registers and medical experts said of a claim and what was measured of it goes at once. @returns whether there was anything. */
async function mark(db: Db, { table, id }: PaperSubject): Promise<boolean> {
  if (table === "application") {
    const marked = await db
      .updateTable("application_file")
      .set({ going: true })
      .where("application_id", "=", id)
      .where("going", "=", false)
      .executeTakeFirst();
    return marked.numUpdatedRows > 0n;
  }
  const marked = await db
    .updateTable("statement_file")
    .set({ going: true })
    .where("statement_id", "=", id)
    .where("going", "=", false)
    .executeTakeFirst();
  const answers = await db.deleteFrom("claim_register").where("claim_id", "=", id).executeTakeFirst();
  await db.updateTable("proposed_decision").set({ measures: null }).where("kind", "=", "statement").where("subject_id", "=", id).execute();
  // Who asked, who answered and when stays, as the steps of the claim do.
  await db.updateTable("medical_opinion").set({ question: null, opinion: null }).where("claim_id", "=", id).execute();
  return marked.numUpdatedRows > 0n || answers.numDeletedRows > 0n;
}

const goingOf = (db: Db, { table, id }: PaperSubject) =>
  table === "statement"
    ? db.selectFrom("statement_file").select(["id", "file_key"]).where("statement_id", "=", id).where("going", "=", true).execute()
    : db.selectFrom("application_file").select(["id", "file_key"]).where("application_id", "=", id).where("going", "=", true).execute();

/** Looks whether the term of a subject's papers is over, and marks them if it is. @returns whether their bytes are to be removed. */
async function look(db: Db, subject: PaperSubject, { papersYears = MIN_PAPERS_YEARS }: Used, now: number): Promise<boolean> {
  const seen = await matterOf(db, subject);
  if (!seen) return false;
  await hold(db, seen);
  // Another contract may have been found for it before it was held.
  const matter = (await matterOf(db, subject)) ?? seen;
  const day = today(now);
  const { after, years } = termOf(subject.kinds, day, papersYears);
  const since = termStart(await paperFacts(db, matter, now), after, day);
  if (since > yearsBefore(day, years)) {
    // It was opened again while the store was silent: what was marked before that goes all the same.
    if ((await goingOf(db, subject)).length > 0) return true;
    await db.updateTable(subject.table).set({ papers_since: since }).where("id", "=", subject.id).execute();
    return false;
  }
  if (await mark(db, subject)) await db.updateTable(subject.table).set({ papers_removed_on: day }).where("id", "=", subject.id).execute();
  return true;
}

/**
 * Papers and answers of registers go when their term is over (`retention-table.ts`). First they are marked, so that nobody sees them, then their bytes are removed,
 * and last the rows about them: when a round is interrupted, or the store does not answer, the next one continues. What is not yet due, or still open, is not
 * looked at again until the term from the day that is known by now is over.
 */
export async function removeOldPapers(services: Used, now: number): Promise<void> {
  const { database, files, log, papersYears = MIN_PAPERS_YEARS } = services;
  const { queries } = database;
  let isSilent = false;
  for (const queue of queues) {
    const { table } = queue;
    await eachRow(services, now, {
      job: "removeOldPapers",
      rows: await subjectsOf(queries, queue, papersYears, now),
      keyOf: ({ id }) => id,
      act: async (subject) => {
        // A store that does not answer for one file does not answer for any; what it refuses it may refuse for this one alone.
        if (isSilent) return false;
        if (!(await queries.transaction().execute((db) => look(db, subject, services, now)))) return true;
        for (const { id, file_key: key } of await goingOf(queries, subject)) {
          const removed = await files.remove(key);
          if (removed.ok) {
            await queries.deleteFrom(`${table}_file`).where("id", "=", id).execute();
            continue;
          }
          isSilent = removed.code === "storeSilent";
          log({ level: "warn", event: "file-not-removed", row: subject.id, reason: removed.code });
          if (isSilent) return false;
          throw new NotRemoved(removed.code);
        }
        // What is sent to it later has a term of its own.
        await queries
          .updateTable(table)
          .set({ papers_since: today(now) })
          .where("id", "=", subject.id)
          .execute();
        return true;
      },
    });
  }
}
