import { addDays, daysBetween, decimalOf } from "@shanyraq/rules";
import type { ContractView } from "../ledger/fold.ts";
import { maturityStageOf } from "../maturities/stage-of.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import { maturityTermsOf } from "../products/maturity-policy.ts";
import { today } from "../../platform/server/moment.ts";
import type { Reminder } from "./reminder-of.ts";

/** The day on which a sum that is owed is asked about again, the last one up to a day. */
export function nextReminderOn(owedSince: string, day: string, againDays: number): string {
  const times = Math.floor(daysBetween(owedSince, day) / againDays);
  return addDays(owedSince, times * againDays);
}

/** What the holder of a contract is told of its end on a day; undefined where there is nothing to tell, or they have answered. */
export function maturityReminderOf(view: ContractView, day: string, isToldAccount: boolean): Reminder | undefined {
  const standing = maturityStageOf(view, day, isToldAccount);
  if (!standing) return undefined;
  const { stage, on, amount } = standing;
  const data = { amount: decimalOf(amount), date: shownDate(on) };
  // Of a term that was over before anybody looked nothing is told.
  if (stage === "renews") return on < day ? undefined : { kind: "termEnds", about: on, data, opens: "calculator", byLetter: true };
  if (stage !== "asks") return undefined;
  if (day < on) return { kind: "maturityComes", about: on, data, opens: "maturity", byLetter: true };
  const { againDays } = maturityTermsOf(view.terms.product, day);
  const returned = view.moved.findLast(({ dueOn, amount: moved }) => dueOn === on && moved < 0);
  const since = returned ? today(Date.parse(returned.at)) : on;
  // Whoever was just told that their bank sent it back has been asked.
  if (returned && daysBetween(since, day) < againDays) return undefined;
  return { kind: "maturityOwed", about: nextReminderOn(since, day, againDays), data, opens: "maturity", byLetter: true };
}
