import { addDays, daysBetween, decimalOf } from "@shanyraq/rules";
import type { ContractView } from "../ledger/fold.ts";
import { maturityStageOf } from "../maturities/stage-of.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import { maturityTermsOf } from "../products/maturity-policy.ts";
import { today } from "../../platform/server/moment.ts";
import type { Reminder } from "./reminder-of.ts";

/** The day on which a sum that is owed is announced again, the last one up to a day. */
export function nextReminderOn(owedSince: string, day: string, againDays: number): string {
  const times = Math.floor(daysBetween(owedSince, day) / againDays);
  return addDays(owedSince, times * againDays);
}

/** The reminder to the holder of a contract of its end on a day; undefined when nothing is due, or they have named an account. */
export function maturityReminderOf(view: ContractView, day: string, hasPayeeAccount: boolean): Reminder | undefined {
  const standing = maturityStageOf(view, day, hasPayeeAccount);
  if (!standing) return undefined;
  const { stage, on, amount } = standing;
  const data = { amount: decimalOf(amount), date: shownDate(on) };
  // A term that had ended before the first look at it is not announced.
  if (stage === "renews") return on < day ? undefined : { kind: "termEnds", about: on, data, opens: "calculator", asMessage: true };
  if (stage !== "asks") return undefined;
  if (day < on) return { kind: "maturityComes", about: on, data, opens: "maturity", asMessage: true };
  const { againDays } = maturityTermsOf(view.terms.product, day);
  const returned = view.moved.findLast(({ dueOn, amount: moved }) => dueOn === on && moved < 0);
  const since = returned ? today(Date.parse(returned.at)) : on;
  // A holder who has just learnt that their bank sent the payment back has already been asked.
  if (returned && daysBetween(since, day) < againDays) return undefined;
  return { kind: "maturityOwed", about: nextReminderOn(since, day, againDays), data, opens: "maturity", asMessage: true };
}
