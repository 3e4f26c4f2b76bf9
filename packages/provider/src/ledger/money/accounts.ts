import type { Tiyn } from "@shanyraq/rules";

/**
 * The accounts of a contract. Two are where its money comes from, the others where it is; what came is what is there, to the tiyn
 * (docs/decisions/052).
 */
export const accounts = [
  /** Source: premiums that came, from whoever paid them. */
  "received",
  /** Source: what the insurer adds from its own: surrender values, sums at the end of a term, payments of an annuity. */
  "added",
  /** Whole premiums of periods that have begun, less what of them came back. */
  "earned",
  /** Held: premiums of periods that have not begun. */
  "ahead",
  /** Held: what came of premiums that have fallen due and are not whole. */
  "part",
  /** Owed: premiums that go back to the owner. */
  "refundOwed",
  /** Owed: what has fallen due to the owner. */
  "benefitOwed",
  /** Told to the bank, which has not said that it arrived. */
  "ordered",
  /** Paid out, or moved to another contract of the same owner. */
  "sent",
  /** Kept by the rule of a former version: contracts that ended before parts and premiums ahead came back. */
  "formerRule",
] as const;
export type Account = (typeof accounts)[number];

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

/** Undefined where the position balances. */
export function imbalanceOf(position: Position): Imbalance | undefined {
  const difference = 0 - accounts.reduce((sum, account) => sum + signed(account, position[account]), 0);
  const below = accounts.filter((account) => position[account] < 0 && !mayBeBelow.has(account));
  return difference === 0 && below.length === 0 ? undefined : { difference, below };
}

export const addPositions = (one: Position, other: Position): Position =>
  Object.fromEntries(accounts.map((account) => [account, one[account] + other[account]])) as Position;
