import { addDays, type Tiyn } from "@shanyraq/rules";
import type { ContractView } from "../ledger/fold.ts";

/** The cover of a contract after a payment, if there is something to say about it. */
export type AfterPayment =
  | { readonly cover: "restored"; readonly date: string }
  /** So much is still overdue, and is to be paid by `date`. */
  | { readonly cover: "suspended" | "overdue"; readonly date: string; readonly overdue: Tiyn };

/** What is left of a contract's arrears after a payment on a day; undefined when it had none. */
export function afterPayment({ status, overdue, payUntil, gaps }: ContractView, paidOn: string): AfterPayment | undefined {
  if ((status === "suspended" || status === "overdue") && payUntil !== undefined) return { cover: status, date: payUntil, overdue };
  return gaps.at(-1)?.to === paidOn ? { cover: "restored", date: addDays(paidOn, 1) } : undefined;
}
