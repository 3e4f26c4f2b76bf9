import type { Kysely } from "kysely";
import type { Tiyn } from "@shanyraq/rules";
import { accounts, type Account } from "../../../platform/database/records/account.ts";
import type { ContractEventKind } from "../../../platform/database/records/contract-event.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import { moment, today } from "../../../platform/server/moment.ts";
import { signed } from "./accounts.ts";
import { balanceFault, type BalanceFault } from "./balance-fault.ts";
import { booksOf, type Book } from "./books.ts";

/** The cause of a posting: an event of the contract, the bank's answer about a payout, or a day that has come. */
export type Cause = ContractEventKind | "payout" | "day";

interface Line {
  readonly account: Account;
  readonly amount: Tiyn;
}

/** What has moved between the accounts of a contract since the last posting. */
export const linesOf = ({ posted, position }: Book): readonly Line[] =>
  accounts
    .map((account) => ({ account, amount: signed(account, position[account] - posted[account]) }))
    .filter(({ amount }) => amount !== 0);

async function write(db: Kysely<Tables>, contractId: string, lines: readonly Line[], { now, cause }: { now: number; cause: Cause }) {
  const { last } = await db
    .selectFrom("posting")
    .select(({ fn }) => fn.max("seq").as("last"))
    .where("contract_id", "=", contractId)
    .executeTakeFirstOrThrow();
  const seq = (last ?? 0) + 1;
  await db
    .insertInto("posting")
    .values({ contract_id: contractId, seq, posted_at: moment(now), value_on: today(now), cause })
    .execute();
  await db
    .insertInto("posting_line")
    .values(lines.map((line) => ({ contract_id: contractId, seq, ...line })))
    .execute();
}

const keepCheck = (db: Kysely<Tables>, contractId: string, fault: BalanceFault | undefined, now: number) =>
  db
    .insertInto("balance_check")
    .values({ contract_id: contractId, checked_on: today(now), fault: fault?.code ?? null, difference: fault?.difference ?? 0 })
    .onConflict((on) =>
      on.column("contract_id").doUpdateSet(({ ref }) => ({
        checked_on: ref("excluded.checked_on"),
        fault: ref("excluded.fault"),
        difference: ref("excluded.difference"),
      })),
    )
    .execute();

/**
 * Posts to the accounts of a contract everything that has moved since the last posting, in the transaction that moved it, and checks that every tiyn is in one
 * account. What does not balance is not posted: the events are kept, and the operator is notified (`balance_check`). The caller holds the contract's row, or is
 * the only one that uses it.
 */
export async function post(db: Kysely<Tables>, contractId: string, now: number, cause: Cause): Promise<BalanceFault | undefined> {
  const book = (await booksOf(db, [contractId], today(now))).get(contractId);
  if (!book) return undefined;
  const fault = balanceFault(book);
  const lines = fault === undefined ? linesOf(book) : [];
  if (lines.length > 0) await write(db, contractId, lines, { now, cause });
  await keepCheck(db, contractId, fault, now);
  return fault;
}
