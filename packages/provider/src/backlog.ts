import type { Database } from "./database/open.ts";
import { moment } from "./server/moment.ts";

/** What waits for somebody outside: how many, and how old the oldest is. */
interface Waiting {
  readonly count: number;
  readonly oldestSeconds: number;
}

const since = (oldest: string | null, now: number): number =>
  oldest === null ? 0 : Math.max(0, Math.floor((now - Date.parse(oldest)) / 1_000));

/** What an operator watches: letters that are not sent yet and still of use, and payments whose end is not known. */
export async function backlog({ jobs }: Database, now: number): Promise<{ readonly letters: Waiting; readonly payments: Waiting }> {
  const letters = await jobs
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
  const told = ({ count, oldest }: { readonly count: number; readonly oldest: string | null }): Waiting => ({
    count: Number(count),
    oldestSeconds: since(oldest, now),
  });
  return { letters: told(letters), payments: told(payments) };
}
