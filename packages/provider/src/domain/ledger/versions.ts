import { contractMonths } from "@shanyraq/rules";
import type { EventData } from "../../platform/database/records/contract-event.ts";
import type { Terms } from "../../platform/database/records/terms.ts";
import { duesOf, type Due } from "../products/dues.ts";

/** Terms of a contract and the day from which they hold. */
export interface Version {
  readonly from: string;
  readonly terms: Terms;
}

/** The terms of the issue, then those of every change that was priced, in their order. */
export const versionsOf = (issued: Terms, changes: readonly EventData["changed"][]): readonly Version[] => [
  { from: issued.startDate, terms: issued },
  ...changes.flatMap(({ from, change }) => (change.kind === "beneficiaries" ? [] : [{ from, terms: change.terms }])),
];

/** Until when a version holds: the next one begins, or nothing does. */
const endsOn = (versions: readonly Version[], index: number): string => versions[index + 1]?.from ?? "9999-12-31";

/** What falls due under each version while it holds, counted through. Changes begin where a year of the policy does, so that no month is paid twice or left out. */
export const duesOfVersions = (versions: readonly Version[]): readonly Due[] =>
  versions
    .flatMap(({ from, terms }, index) =>
      duesOf(terms).filter(({ dueDate }) => (index === 0 || dueDate >= from) && dueDate < endsOn(versions, index)),
    )
    .map((due, index) => ({ ...due, no: index + 1 }));

/** The terms that hold on a day; those of the issue before the contract begins. Of a changed contract the premiums of every version are counted together. */
export function termsOn(versions: readonly Version[], day: string): Terms {
  const [first, ...later] = versions;
  if (!first) throw new Error("a contract has terms");
  const now = later.findLast(({ from }) => from <= day) ?? first;
  if (later.length === 0) return now.terms;
  const dues = duesOfVersions(versions);
  return { ...now.terms, instalments: dues.length, totalPremium: dues.reduce((sum, { amount }) => sum + amount, 0) };
}

/** How many whole months of the term are paid for. */
export function monthsPaid(versions: readonly Version[], paid: readonly Due[]): number {
  const months = versions.map(({ from, terms: { startDate, endDate, instalments } }, index) => {
    const count = paid.filter(({ dueDate }) => (index === 0 || dueDate >= from) && dueDate < endsOn(versions, index)).length;
    return (contractMonths(startDate, endDate) * count) / instalments;
  });
  return Math.floor(months.reduce((sum, one) => sum + one, 0));
}
