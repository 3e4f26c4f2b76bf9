import type { Tiyn } from "@shanyraq/rules";
import { imbalanceOf } from "./accounts.ts";
import type { Book } from "./books.ts";
import type { OrderedPayout } from "./position-of.ts";

/** Why the accounts of a contract do not balance. */
export interface BalanceFault {
  /**
   * `unbalanced`: a tiyn is in no account, or in two. `below`: more was given than was owed. `payments`: what the bank took is not what the
   * contract counts. `payouts`: what was ordered is not what the contract says went.
   */
  readonly code: "unbalanced" | "below" | "payments" | "payouts";
  readonly difference: Tiyn;
}

/** What the bank took less what the contract counts and what goes back to the payer. */
function uncounted({ taken, view: { payments, ended } }: Book): Tiyn {
  const receipts = new Set(taken.map(({ receipt }) => receipt));
  const counted = payments.reduce((sum, { receipt, amount }) => (receipts.has(receipt) ? sum + amount : sum), 0);
  const kept = taken.reduce((sum, { amount, back }) => sum + amount - back, 0);
  // A contract that the fund refused gives all of its payments back once they were counted.
  return ended?.kind === "cancelled" && kept < counted ? 0 : kept - counted;
}

const active = (orders: readonly OrderedPayout[]): Tiyn =>
  orders.reduce((sum, { state, amount }) => (state === "returned" ? sum : sum + amount), 0);

/** Whether every tiyn of a contract is in one account, and its accounts agree with the orders to the bank and the bank's reports. */
export function balanceFault(book: Book): BalanceFault | undefined {
  const { position, payouts, view } = book;
  const imbalance = imbalanceOf(position);
  if (imbalance && imbalance.difference !== 0) return { code: "unbalanced", difference: imbalance.difference };
  if (imbalance) return { code: "below", difference: Math.min(...imbalance.below.map((account) => position[account])) };
  const moved = view.moved.reduce((sum, { amount }) => sum + amount, 0);
  // More may have moved than was ordered: what paid for another contract of the same owner went by no order.
  if (active(payouts.due) > moved) return { code: "payouts", difference: active(payouts.due) - moved };
  const difference = uncounted(book);
  return difference === 0 ? undefined : { code: "payments", difference };
}
