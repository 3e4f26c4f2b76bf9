import { addDays, decimalOf } from "@shanyraq/rules";
import type { ContractView } from "../ledger/fold.ts";
import { waitingForProof } from "../ledger/life-proof.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import { nextReminderOn } from "./maturity-reminder-of.ts";
import type { Reminder } from "./reminder-of.ts";

/** The annuitant is notified so many days before a payment that will wait for a proof of life. */
export const PROOF_AHEAD_DAYS = 30;
/** While payments wait they are notified again this often. */
export const PROOF_AGAIN_DAYS = 30;

/** The reminder to an annuitant of the proof that their contract requires; undefined when no proof is due. */
export function lifeProofReminderOf(view: ContractView, day: string): Reminder | undefined {
  const soon = waitingForProof(view, addDays(day, PROOF_AHEAD_DAYS));
  if (!soon || soon.from > addDays(day, PROOF_AHEAD_DAYS)) return undefined;
  const { from } = soon;
  const data = { date: shownDate(from) };
  if (from > day) return { kind: "lifeProofComes", about: from, data, opens: "contract", asMessage: true };
  const owed = decimalOf(waitingForProof(view, day)?.owed ?? 0);
  const about = nextReminderOn(from, day, PROOF_AGAIN_DAYS);
  return { kind: "lifeProofOwed", about, data: { ...data, amount: owed }, opens: "contract", asMessage: true };
}
