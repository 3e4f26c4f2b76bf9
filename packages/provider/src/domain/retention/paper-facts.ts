import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { dayOf, today } from "../../platform/server/moment.ts";
import { undecidedStatements } from "../appeals/undecided.ts";
import { turnOf, type ClaimCase } from "../claims/claim-case.ts";
import { caseOfStatement } from "../claims/claim-words.ts";
import { comingPayments, sharesOf } from "../claims/shares.ts";
import { isFailed } from "../ledger/fold.ts";
import { contractById } from "../ledger/read.ts";
import type { PaperMatter } from "./paper-subject.ts";
import type { PaperFacts } from "./term-start.ts";

type Db = Kysely<Tables>;

/** Whether somebody has something to do about it. A report that was answered, and that no claim has followed, waits for nobody: a claim may come at any time. */
const isUndone = (one: ClaimCase): boolean =>
  one.is !== "papersAwaited" && (turnOf(one).who !== "nobody" || (one.is === "paid" && one.next !== undefined));

/** Whether something of a claim is to be decided, or to be paid now or later. */
async function isOwing(db: Db, id: string): Promise<boolean> {
  const standing = await caseOfStatement(db, id);
  if (standing && isUndone(standing)) return true;
  if ((await sharesOf(db, id)).some(({ order }) => order?.state !== "paid")) return true;
  return (await comingPayments(db).select("no").where("claim_id", "=", id).executeTakeFirst()) !== undefined;
}

/** Whether the same contract, customer or phone has anything else that nobody has decided: a complaint may need the papers. */
async function isDisputed(db: Db, { statementIds, contractIds, customerIds, phones }: PaperMatter): Promise<boolean> {
  const any = (column: RawBuilder<string | null>, values: readonly string[]) =>
    values.length === 0 ? sql<boolean>`false` : sql<boolean>`${column} IN (${sql.join(values)})`;
  const found = await undecidedStatements(db)
    .select("statement.id")
    .$if(statementIds.length > 0, (query) => query.where("statement.id", "not in", statementIds))
    // A report that a claim has followed is decided with it.
    .where(sql<boolean>`NOT EXISTS (SELECT 1 FROM statement AS follower WHERE follower.event_id = statement.id)`)
    .where(({ or }) =>
      or([any(sql`statement.contract_id`, contractIds), any(sql`statement.customer_id`, customerIds), any(sql`statement.phone`, phones)]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

async function holdsOf(db: Db, { id, statementIds, contractIds }: PaperMatter): Promise<readonly (string | null)[]> {
  const rows = await db
    .selectFrom("paper_hold")
    .select("ended_at")
    .where("subject_id", "in", [id, ...statementIds, ...contractIds])
    .execute();
  return rows.map(({ ended_at: at }) => at);
}

/** The days on which contracts ended; undefined while one of them runs. */
async function endsOf(db: Db, contractIds: readonly string[], day: string): Promise<readonly string[] | undefined> {
  const ends: string[] = [];
  for (const id of contractIds) {
    const contract = await contractById(db, id, day);
    if (!contract || !isFailed(contract.view.status)) return undefined;
    ends.push(contract.view.since);
  }
  return ends;
}

/** Every step of a matter: of its statements, and of an application. */
async function stepsOf(db: Db, { table, id, statementIds }: PaperMatter): Promise<readonly string[]> {
  const ofStatements =
    statementIds.length === 0
      ? []
      : await db.selectFrom("statement_event").select("at").where("statement_id", "in", statementIds).execute();
  if (table === "statement") return ofStatements.map(({ at }) => at);
  const own = await db.selectFrom("application").select("created_at as at").where("id", "=", id).executeTakeFirstOrThrow();
  const decided = await db.selectFrom("underwriting_event").select("at").where("application_id", "=", id).execute();
  return [own, ...decided, ...ofStatements].map(({ at }) => at);
}

async function payoutsOf(db: Db, statementIds: readonly string[]): Promise<readonly string[]> {
  if (statementIds.length === 0) return [];
  const rows = await db
    .selectFrom("payout")
    .innerJoin("claim_share", "claim_share.id", "payout.claim_share_id")
    .select(["payout.ordered_at", "payout.ended_at"])
    .where("claim_share.claim_id", "in", statementIds)
    .execute();
  return rows.map(({ ordered_at: ordered, ended_at: ended }) => ended ?? ordered);
}

/** Whether an application is still looked at. */
async function isAssessed(db: Db, { table, id }: PaperMatter): Promise<boolean> {
  if (table === "statement") return false;
  const { state } = await db.selectFrom("application").select("state").where("id", "=", id).executeTakeFirstOrThrow();
  return state === "in_review" || state === "question";
}

/** What happened to a matter by a moment, as far as the term of its papers depends on it. */
export async function paperFacts(db: Db, matter: PaperMatter, now: number): Promise<PaperFacts> {
  const { statementIds, contractIds } = matter;
  const ends = await endsOf(db, contractIds, today(now));
  const holds = await holdsOf(db, matter);
  let isOpen = ends === undefined || holds.includes(null) || (await isAssessed(db, matter)) || (await isDisputed(db, matter));
  for (const id of statementIds) isOpen ||= await isOwing(db, id);
  const steps = [...(await stepsOf(db, matter)), ...holds.filter((at) => at !== null)];
  return {
    days: {
      lastStep: steps.map(dayOf),
      lastPayout: (await payoutsOf(db, statementIds)).map(dayOf),
      contractEnd: ends ?? [],
    },
    isOpen,
  };
}
