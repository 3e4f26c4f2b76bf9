import { addDays, daysBetween } from "@shanyraq/rules";
import { PROOF_AHEAD_DAYS } from "./domain/reminders/life-proof-reminder-of.ts";
import { AHEAD_DAYS, LAST_DAYS } from "./domain/reminders/reminder-of.ts";
import { benefitsOf, leftOf } from "./domain/ledger/benefits.ts";
import type { ContractView } from "./domain/ledger/fold.ts";
import { addRunningDays } from "./domain/ledger/holds.ts";
import { maturityTermsOf } from "./domain/products/maturity-policy.ts";
import { overdueTermsOf } from "./domain/products/overdue-policy.ts";
import { RETRY_DAYS, NOTICE_DAYS } from "./domain/payments/autopay/order-charges.ts";
import { today } from "./platform/server/moment.ts";

/** Days around a premium on which a card is charged, tried again or announced. */
const chargeDays = [-NOTICE_DAYS, 0, ...RETRY_DAYS, ...RETRY_DAYS.map((days) => days + 1)];

/** Days on which a premium that is not paid yet asks for something. */
function premiumDays({ dues, terms, issuedOn, holds }: ContractView, upTo: string, isCharged: boolean): readonly string[] {
  const { graceDays, restoreDays } = overdueTermsOf(terms.product, issuedOn);
  const ended = graceDays + restoreDays;
  const after = [-AHEAD_DAYS, 1, ...(isCharged ? chargeDays : [])];
  const ends = [graceDays, ended - LAST_DAYS, ended];
  return dues
    .filter(({ state }) => state !== "paid" && state !== "off")
    .flatMap(({ dueDate }) => [
      ...after.map((days) => addDays(dueDate, days)),
      ...ends.map((days) => addDays(addRunningDays(dueDate, days, holds, upTo), 1)),
    ]);
}

/** The next day after another on which a reminder of an owed sum is due. */
function nextTurn(since: string, after: string, everyDays: number): string {
  const turns = since > after ? 0 : Math.floor(daysBetween(since, after) / everyDays) + 1;
  return addDays(since, turns * everyDays);
}

/** Days on which the owner of a contract is notified of what falls due of it, or asked where to pay. */
function benefitDays(view: ContractView, after: string): readonly string[] {
  const { askDays, againDays } = maturityTermsOf(view.terms.product, after);
  const returned = view.moved.filter(({ amount }) => amount < 0).map(({ at }) => today(Date.parse(at)));
  const open = benefitsOf(view, addDays(after, askDays + PROOF_AHEAD_DAYS)).filter((one) => leftOf(one) > 0);
  const [first] = open;
  const coming = open.filter(({ dueOn }) => dueOn > after);
  return [
    addDays(view.terms.endDate, -askDays),
    view.terms.endDate,
    ...coming.flatMap(({ dueOn }) => [addDays(dueOn, -askDays), addDays(dueOn, -PROOF_AHEAD_DAYS), dueOn]),
    // Of several owed sums, the oldest has the reminders.
    ...(first ? [first.dueOn, ...returned].map((since) => nextTurn(since, after, againDays)) : []),
  ];
}

/**
 * The next day after another on which a reminder, a charge or a payout of a contract may fall, if nothing happens to it until then: for a caller that runs the
 * jobs of many days in turn and skips those on which nothing can be done. It may name a day too many, and never one too few.
 * @param isCharged whether its premiums are charged to a card.
 */
export const nextContractDay = (view: ContractView, after: string, isCharged: boolean): string | undefined =>
  [
    ...premiumDays(view, after, isCharged),
    ...benefitDays(view, after),
    // A contract on hold for a report may be released on any day.
    ...(view.heldFor === undefined ? [] : [addDays(after, 1)]),
  ]
    .filter((day) => day > after)
    .toSorted()[0];
