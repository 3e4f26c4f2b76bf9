import type { Tiyn } from "@shanyraq/rules";
import type { ContractView } from "./fold.ts";

const unpaidOf = ({ next, dues }: ContractView) => (next ? dues.filter(({ state }) => state !== "paid") : []);

/** Everything that is left to pay for a contract up to its end; 0 when no more payments are accepted. */
export const owedOf = (view: ContractView): Tiyn => unpaidOf(view).reduce((total, { amount, paid }) => total + amount - paid, 0);

/** What is left to pay of the premiums that fall due up to a day. */
export const dueBy = (view: ContractView, day: string): Tiyn =>
  unpaidOf(view).reduce((total, { amount, paid, dueDate }) => (dueDate <= day ? total + amount - paid : total), 0);

/** What the next premium costs, the next two, and so on to `most` of them. */
export function aheadOf(view: ContractView, most: number): { readonly count: number; readonly amount: Tiyn }[] {
  let sum = 0;
  return unpaidOf(view)
    .slice(0, most)
    .map(({ amount, paid }, index) => ({ count: index + 1, amount: (sum += amount - paid) }));
}
