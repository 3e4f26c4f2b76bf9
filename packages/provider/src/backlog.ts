import { undecidedStatements } from "./domain/appeals/undecided.ts";
import type { Database } from "./platform/database/open.ts";
import { failingRows } from "./jobs/failing-rows.ts";
import { moment, today } from "./platform/server/moment.ts";

/** What waits for somebody outside: how many, and how old the oldest is. */
interface Waiting {
  readonly count: number;
  readonly oldestSeconds: number;
}

const since = (oldest: string | null, now: number): number =>
  oldest === null ? 0 : Math.max(0, Math.floor((now - Date.parse(oldest)) / 1_000));

/** What an operator watches. */
export type Backlog = Readonly<
  Record<
    "letters" | "payments" | "insurerSignatures" | "balances" | "refunds" | "claims" | "lateClaims" | "lateOpinions" | "failingRows",
    Waiting
  >
>;

/**
 * Messages that are not sent yet and still useful, payments with an unknown outcome, requests that the insurer has not signed yet, money that is owed back to
 * payers and has not been sent, claims that nobody has decided, those of them that are past their day, medical opinions that are, rows with which jobs fail, and contracts whose accounts do not balance, with the day on which the oldest of those was found.
 */
export async function backlog({ jobs }: Database, now: number): Promise<Backlog> {
  const failing = await failingRows({ jobs });
  const messages = await jobs
    .selectFrom("outbox")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
    .where("sent_at", "is", null)
    .where((where) => where.or([where("useless_at", "is", null), where("useless_at", ">", moment(now))]))
    .executeTakeFirstOrThrow();
  const payments = await jobs
    .selectFrom("payment")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
    .where("state", "in", ["creating", "awaiting", "scanned", "confirming"])
    .where("next_check_at", "is not", null)
    .executeTakeFirstOrThrow();
  const insurerSignatures = await jobs
    .selectFrom("signing_party")
    .innerJoin("signing_request", "signing_request.id", "signing_party.request_id")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("signing_request.created_at").as("oldest")])
    .where("signing_party.next_sign_at", "is not", null)
    .executeTakeFirstOrThrow();
  const balances = await jobs
    .selectFrom("balance_check")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("checked_on").as("oldest")])
    .where("fault", "is not", null)
    .executeTakeFirstOrThrow();
  const refunds = await jobs
    .selectFrom("payment")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("paid_at").as("oldest")])
    .where("refund_due", "=", true)
    .where("refunded_at", "is", null)
    .executeTakeFirstOrThrow();
  const undecided = undecidedStatements(jobs)
    .where("statement.kind", "=", "claim")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")]);
  const claims = await undecided.executeTakeFirstOrThrow();
  const lateClaims = await undecided.where("deadline", "<", today(now)).executeTakeFirstOrThrow();
  const lateOpinions = await undecidedStatements(jobs)
    .innerJoin("medical_opinion as opinion", "opinion.claim_id", "statement.id")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("opinion.asked_at").as("oldest")])
    .where("opinion.given_at", "is", null)
    .where("opinion.deadline", "<", today(now))
    .executeTakeFirstOrThrow();
  const asWaiting = ({ count, oldest }: { readonly count: number; readonly oldest: string | null }): Waiting => ({
    count: Number(count),
    oldestSeconds: since(oldest, now),
  });
  return {
    letters: asWaiting(messages),
    payments: asWaiting(payments),
    insurerSignatures: asWaiting(insurerSignatures),
    balances: asWaiting(balances),
    refunds: asWaiting(refunds),
    claims: asWaiting(claims),
    lateClaims: asWaiting(lateClaims),
    lateOpinions: asWaiting(lateOpinions),
    failingRows: asWaiting({ count: failing.length, oldest: failing[0]?.since ?? null }),
  };
}
