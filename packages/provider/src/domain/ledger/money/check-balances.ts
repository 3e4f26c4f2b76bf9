import { sql } from "kysely";
import type { Database } from "../../../platform/database/open.ts";
import type { ProviderOptions } from "../../../platform/ports/provider-options.ts";
import { eachRow } from "../../../platform/failures/each-row.ts";
import { failedRows } from "../../../platform/failures/failed-rows.ts";
import { isNotSetAside } from "../../../platform/failures/is-not-set-aside.ts";
import { today } from "../../../platform/server/moment.ts";
import { balanceFault } from "./balance-fault.ts";
import { booksOf } from "./books.ts";
import { linesOf, post } from "./post.ts";
import { lockContract } from "../lock-contract.ts";

type Options = Pick<ProviderOptions, "database" | "log">;

const JOB = "checkBalances";

/** So many contracts in one round, so that it does not delay other jobs for long. */
const BATCH_SIZE = 200;

/** Contracts that were not looked at since a day came, those first that never were. */
async function unchecked({ jobs }: Database, day: string, now: number): Promise<readonly string[]> {
  const rows = await jobs
    .selectFrom("contract")
    .leftJoin("balance_check as last", "last.contract_id", "contract.id")
    .select("contract.id")
    .where(({ or, eb }) => or([eb("last.checked_on", "is", null), eb("last.checked_on", "<", day)]))
    .where(isNotSetAside(JOB, sql`contract.id::text`, now))
    .orderBy(sql`last.checked_on NULLS FIRST`)
    .orderBy("contract.number")
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Posts what the day has moved in one contract, in a transaction of its own. */
async function postDay({ database, log }: Options, id: string, now: number): Promise<void> {
  const fault = await database.jobs.transaction().execute(async (db) => {
    await lockContract(db, id);
    return post(db, id, now, "day");
  });
  if (fault) log({ level: "error", event: "balance-fault", row: id, reason: fault.code, count: fault.difference });
}

/** Reads contracts together, and marks together those of which nothing has moved. Answers the others. */
async function checkTogether({ jobs }: Database, ids: readonly string[], day: string): Promise<readonly string[]> {
  const books = await booksOf(jobs, ids, day);
  const isQuiet = (id: string): boolean => {
    const book = books.get(id);
    return book === undefined || (balanceFault(book) === undefined && linesOf(book).length === 0);
  };
  const quiet = ids.filter(isQuiet);
  if (quiet.length > 0)
    await jobs
      .insertInto("balance_check")
      .values(quiet.map((contract_id) => ({ contract_id, checked_on: day, fault: null, difference: 0 })))
      .onConflict((on) => on.column("contract_id").doUpdateSet({ checked_on: day, fault: null, difference: 0 }))
      .execute();
  return ids.filter((id) => !isQuiet(id));
}

/**
 * Checks every contract once a day: posts what the day alone has moved (a premium paid ahead is earned, a sum falls due, a contract lapses), and checks that
 * every tiyn is in its account. Contracts without movements are read together and marked together; if that fails for one of them, each is checked alone.
 */
export async function checkBalances(options: Options, now: number): Promise<void> {
  const day = today(now);
  const ids = await unchecked(options.database, day, now);
  const failed = await failedRows(options, JOB, now);
  let alone = ids;
  try {
    const moved = await checkTogether(
      options.database,
      ids.filter((id) => !failed.has(id)),
      day,
    );
    alone = [...moved, ...ids.filter((id) => failed.has(id))];
  } catch {
    // One of them cannot be read or written: which one shows itself below.
  }
  await eachRow(options, now, { job: JOB, rows: alone, keyOf: (id) => id, act: (id) => postDay(options, id, now) });
}

/** Contracts whose accounts do not balance, the first of them by number, and the insurer's sums by account. */
export async function houseBalances({ jobs }: Pick<Database, "jobs">) {
  const faults = await jobs
    .selectFrom("balance_check")
    .innerJoin("contract", "contract.id", "balance_check.contract_id")
    .select(["contract.number", "balance_check.fault", "balance_check.difference", "balance_check.checked_on"])
    .where("balance_check.fault", "is not", null)
    .orderBy("contract.number")
    .execute();
  const sums = await jobs
    .selectFrom("posting_line")
    .select(["account", sql<number>`sum(amount)`.as("amount")])
    .groupBy("account")
    .orderBy("account")
    .execute();
  return { faults, sums: sums.map(({ account, amount }) => ({ account, amount: Number(amount) })) };
}

/** Every posting line in the order of posting, a page at a time: for the accounting of the insurer. */
export async function* postingsOf({ jobs }: Pick<Database, "jobs">) {
  const page = 1_000;
  for (let offset = 0; ; offset += page) {
    const rows = await jobs
      .selectFrom("posting_line as line")
      .innerJoin("posting", (on) => on.onRef("posting.contract_id", "=", "line.contract_id").onRef("posting.seq", "=", "line.seq"))
      .innerJoin("contract", "contract.id", "line.contract_id")
      .select(["contract.number", "line.seq", "posting.posted_at", "posting.value_on", "posting.cause", "line.account", "line.amount"])
      .orderBy("posting.posted_at")
      .orderBy("contract.number")
      .orderBy("line.seq")
      .orderBy("line.account")
      .limit(page)
      .offset(offset)
      .execute();
    yield* rows;
    if (rows.length < page) return;
  }
}
