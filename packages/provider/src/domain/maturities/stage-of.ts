import type { MaturityStage } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";
import { benefitsOf, leftOf } from "../ledger/benefits.ts";
import type { ContractView } from "../ledger/fold.ts";
import { lineOf } from "../products/lines/index.ts";
import { askedFrom } from "./account-blocker.ts";

/** What the end of a contract brings and requires, in one line. */
export interface MaturityStanding {
  readonly stage: MaturityStage;
  /** The day of the sum that is next, or of the end of the term. */
  readonly on: string;
  /** What is owed on that day, with what is owed already. */
  readonly amount: Tiyn;
}

const lasts = ({ status }: ContractView): boolean => status === "active" || status === "overdue" || status === "suspended";

/** The end of a term that pays nothing is shown when a new contract can follow it. */
function renewal(view: ContractView, day: string): MaturityStanding | undefined {
  const { terms, status, paid } = view;
  const ends = lasts(view) || status === "matured";
  if (!ends || paid === 0 || lineOf(terms.product)?.renews !== true || day < askedFrom(view, day)) return undefined;
  return { stage: "renews", on: terms.endDate, amount: 0 };
}

/** The stage of the end of a contract on a day; undefined when there is nothing to show. */
export function maturityStageOf(view: ContractView, day: string, hasPayeeAccount: boolean): MaturityStanding | undefined {
  // What is owed once an annuitant has died is their survivors', who claim it.
  const benefits = benefitsOf(view, day).filter(({ to }) => to === "owner");
  if (view.diedOn !== undefined) return undefined;
  // Payments that come each month to a known account ask nothing of anybody.
  if (hasPayeeAccount && lineOf(view.terms.product)?.annuity === true) return undefined;
  const last = benefits.at(-1);
  if (!last) return renewal(view, day);
  const open = benefits.filter((one) => leftOf(one) > 0);
  const [next] = open;
  if (!next) return { stage: "gone", on: last.dueOn, amount: benefits.reduce((total, { paid }) => total + paid, 0) };
  const upTo = next.dueOn > day ? next.dueOn : day;
  const amount = open.filter(({ dueOn }) => dueOn <= upTo).reduce((total, one) => total + leftOf(one), 0);
  if (hasPayeeAccount) return { stage: "told", on: next.dueOn, amount };
  const isAccountDue = day >= askedFrom(view, day) && view.subjects?.bin === undefined;
  return { stage: isAccountDue ? "asks" : "later", on: next.dueOn, amount };
}
