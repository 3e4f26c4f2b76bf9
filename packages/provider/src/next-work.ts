import { addDays, daysBetween } from "@shanyraq/rules";
import { sql } from "kysely";
import type { Database } from "./platform/database/open.ts";
import { contractById } from "./domain/ledger/read.ts";
import { nextContractDay } from "./next-contract-day.ts";
import { moment, today } from "./platform/server/moment.ts";

const DAY_MS = 86_400_000;
/** So long after the last event of a pension annuity's case, or of a payment, its daily round continues; after that it waits for a person. */
const FOLLOWED_DAYS = 60;

interface Queue {
  readonly next: string | null;
  readonly on: string | null;
  readonly followed: boolean;
}
/** When each queue of the jobs has something to do next, and whether a case is followed day by day. */
async function nextInQueues({ queries }: Database, now: number): Promise<Queue> {
  const since = moment(now - FOLLOWED_DAYS * DAY_MS);
  const { rows } = await sql<Queue>`
    SELECT least(
        (SELECT min(next_at) FROM payout),
        (SELECT min(next_at) FROM outbox WHERE sent_at IS NULL),
        (SELECT min(next_check_at) FROM payment WHERE created_at > ${since}),
        (SELECT min(next_sign_at) FROM signing_party),
        (SELECT min(coalesce(refund_next_at, paid_at)) FROM payment WHERE refund_due AND refunded_at IS NULL AND NOT refund_by_hand),
        (SELECT min(next_at) FROM job_failure WHERE next_at > ${moment(now)}),
        (SELECT min(publish_at) FROM content_revision WHERE state = 'scheduled')) AS next,
      (SELECT min(effective_on) FROM contract_change WHERE state = 'done' AND closed_at IS NULL) AS on,
      EXISTS (
        SELECT 1 FROM pension_case c JOIN pension_event e ON e.case_id = c.id WHERE c.closed_at IS NULL AND e.at > ${since}) AS followed`.execute(
    queries,
  );
  const [queue] = rows;
  if (!queue) throw new Error("a statement without a table answers one row");
  return queue;
}

/** What is remembered of each contract: how many events it had when it was looked at, and its next day. */
type Known = Map<string, { readonly events: number; readonly next: string | undefined }>;

/** The earliest next day of all contracts; only those that something happened to, or whose day has come, are read again. */
async function nextOfContracts({ queries }: Database, known: Known, day: string): Promise<string | undefined> {
  const counts = await queries
    .selectFrom("contract_event")
    .select(({ fn }) => ["contract_id", fn.countAll<number>().as("events")])
    .groupBy("contract_id")
    .execute();
  const consents = await queries.selectFrom("autopay").select("contract_id").where("off_at", "is", null).execute();
  const charged = new Set(consents.map(({ contract_id }) => contract_id));
  let earliest: string | undefined;
  for (const { contract_id: id, events: count } of counts) {
    const events = Number(count);
    let one = known.get(id);
    if (!one || one.events !== events || (one.next !== undefined && one.next <= day)) {
      const held = await contractById(queries, id, day);
      one = { events, next: held && nextContractDay(held.view, day, charged.has(id)) };
      known.set(id, one);
    }
    if (one.next !== undefined && (earliest === undefined || one.next < earliest)) earliest = one.next;
  }
  return earliest;
}

/**
 * Answers, of a moment, the next one at which the jobs of `work` have something to do: days without any are left out. A day's own work is done at the
 * moment's time of that day. For a clock that is moved over many days; it remembers contracts from one question to the next.
 */
export function createNextWork(database: Database): (now: number) => Promise<number> {
  const known: Known = new Map();
  return async (now) => {
    const { next, on, followed } = await nextInQueues(database, now);
    if (next !== null && Date.parse(next) <= now) return now;
    const day = today(now);
    const ofContracts = await nextOfContracts(database, known, day);
    const tomorrow = addDays(day, 1);
    const days = [ofContracts, on ?? undefined, followed ? tomorrow : undefined].filter((one) => one !== undefined);
    const atDay = (one: string) => now + Math.max(1, daysBetween(day, one)) * DAY_MS;
    return Math.min(...days.map(atDay), next === null ? Number.POSITIVE_INFINITY : Date.parse(next));
  };
}
