import type { terminationAlternatives } from "@shanyraq/calls/vocabulary";
import { addMonths, contractMonths, decimalOf, tiynOf } from "@shanyraq/rules";
import { mayChange } from "../changes/may-change.ts";
import { otherFrequencies } from "../changes/propose.ts";
import { leftOf, openBenefits } from "../ledger/benefits.ts";
import type { ContractView } from "../ledger/fold.ts";
import { monthsPaid } from "../ledger/versions.ts";
import { price } from "../products/price.ts";

export interface Alternative {
  readonly kind: (typeof terminationAlternatives)[number];
  /** A sum that goes with it: what a paid-up contract pays out, or the least premium. */
  readonly amount?: string;
  /** The day on which that is. */
  readonly on?: string;
}

/** So many months before a sum falls due an owner who ends the contract sees what waiting brings. */
const NEAR_MONTHS = 12;

/** What the contract pays out without a claim before long; nothing while it is suspended, since it may end without a payout. */
function waiting(view: ContractView, day: string): readonly Alternative[] {
  const [next] = view.status === "suspended" ? [] : openBenefits(view, day).filter(({ dueOn }) => dueOn > day);
  if (!next || next.dueOn > addMonths(day, NEAR_MONTHS)) return [];
  return [{ kind: "wait", amount: decimalOf(leftOf(next)), on: next.dueOn }];
}

/** What the contract would pay out without another premium, by the last whole year that is paid for. */
function paidUpSum({ terms, versions, dues, surrender }: ContractView, day: string): string | undefined {
  if (terms.frequency === "single" || surrender === 0 || versions.length > 1) return undefined;
  const priced = price(terms.inputs, terms.startDate, terms.agesOn);
  if (!priced.ok) return undefined;
  const paid = monthsPaid(
    versions,
    dues.filter(({ state }) => state === "paid"),
  );
  const year = Math.floor(Math.min(paid, contractMonths(terms.startDate, day)) / 12);
  const row = priced.offer.rows.find((one) => "year" in one && one.year === year);
  const sum = row && "paidUp" in row ? tiynOf(String(row.paidUp)) : undefined;
  return sum !== undefined && sum > 0 ? decimalOf(sum) : undefined;
}

/** What somebody may do instead of ending a contract: less to pay, nothing more to pay, or to wait a little. Nothing is offered that its line does not have. */
export function alternativesOf(view: ContractView, day: string): readonly Alternative[] {
  const wait = waiting(view, day);
  if (view.next === undefined || addMonths(day, 1) > view.terms.endDate) return wait;
  const { kinds } = mayChange(view, day);
  const paidUp = view.status === "paid_up" ? undefined : paidUpSum(view, day);
  const least = kinds.includes("frequency") ? otherFrequencies(view) : [];
  const smaller = least.filter(({ instalment }) => instalment < view.terms.instalment).toSorted((a, b) => a.instalment - b.instalment)[0];
  return [
    ...wait,
    ...(paidUp === undefined ? [] : [{ kind: "paidUp" as const, amount: paidUp }]),
    ...(kinds.includes("sumAssured") ? [{ kind: "sumAssured" as const }] : []),
    ...(smaller ? [{ kind: "frequency" as const, amount: decimalOf(smaller.instalment) }] : []),
  ];
}
