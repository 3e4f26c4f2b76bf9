import type { Tiyn } from "@shanyraq/rules";
import { accounts, type Account } from "../../../platform/database/records/account.ts";

const sources: ReadonlySet<Account> = new Set(["received", "added"]);

/** How much is in each account. */
export type Position = Readonly<Record<Account, Tiyn>>;

export const emptyPosition = Object.fromEntries(accounts.map((account) => [account, 0])) as Position;

/** As a ledger writes it: sources as credits, below nothing, so that all accounts of a position come to nothing together. */
export const signed = (account: Account, amount: Tiyn): Tiyn => (sources.has(account) ? 0 - amount : amount);

/** What is wrong with a position: tiyn that no account has or that two have, and an account below nothing that cannot be. */
export interface Imbalance {
  /** What came less what is there. */
  readonly difference: Tiyn;
  readonly below: readonly Account[];
}

const mayBeBelow: ReadonlySet<Account> = new Set(["earned"]);

/** Undefined when the position balances. */
export function imbalanceOf(position: Position): Imbalance | undefined {
  const difference = 0 - accounts.reduce((sum, account) => sum + signed(account, position[account]), 0);
  const below = accounts.filter((account) => position[account] < 0 && !mayBeBelow.has(account));
  return difference === 0 && below.length === 0 ? undefined : { difference, below };
}
