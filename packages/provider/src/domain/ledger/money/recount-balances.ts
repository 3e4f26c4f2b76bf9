import type { Tiyn } from "@shanyraq/rules";
import { accounts, type Account } from "../../../platform/database/records/account.ts";
import type { Database } from "../../../platform/database/open.ts";
import { today } from "../../../platform/server/moment.ts";
import { signed } from "./accounts.ts";
import { balanceFault, type BalanceFault } from "./balance-fault.ts";
import { booksOf } from "./books.ts";
import { linesOf } from "./post.ts";

/** Where all money of the insurer is at a moment, by the events, the orders and the payments themselves. */
export interface Recount {
  readonly contracts: number;
  /** As a ledger has them: what came is below nothing, so that all come to nothing together. */
  readonly sums: Readonly<Record<Account, Tiyn>>;
  readonly faults: readonly (BalanceFault & { readonly number: string })[];
  /** Contracts of which something has happened that is not posted: the day alone moves money, until a job has posted it. */
  readonly unposted: readonly string[];
}

/** Counts every contract again, whatever the last check of the day said. It reads them all: for a house as small as the sandbox's. */
export async function recountBalances({ jobs }: Pick<Database, "jobs">, now: number): Promise<Recount> {
  const contracts = await jobs.selectFrom("contract").select(["id", "number"]).orderBy("number").execute();
  const books = await booksOf(
    jobs,
    contracts.map(({ id }) => id),
    today(now),
  );
  const found = contracts.flatMap(({ id, number }) => {
    const book = books.get(id);
    return book ? [{ number, book, fault: balanceFault(book) }] : [];
  });
  const sumOf = (account: Account): Tiyn => found.reduce((sum, { book }) => sum + signed(account, book.position[account]), 0);
  return {
    contracts: found.length,
    sums: Object.fromEntries(accounts.map((account) => [account, sumOf(account)])) as Record<Account, Tiyn>,
    faults: found.flatMap(({ number, fault }) => (fault ? [{ number, ...fault }] : [])),
    unposted: found.filter(({ book }) => linesOf(book).length > 0).map(({ number }) => number),
  };
}
