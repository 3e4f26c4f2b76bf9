import type { Input } from "@shanyraq/calls";
import type { Result } from "@shanyraq/rules/result";
import type { StoredTermination } from "../../platform/database/records/contract-event.ts";
import type { HeldContract } from "../ledger/read.ts";
import { payoutAccountOf } from "../payouts/payout-account.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { refuse, refuseFields, type Refusal } from "../../platform/server/refusal.ts";
import { quoteTermination, isOfLoan } from "./quote-termination.ts";

type TerminationInput = Pick<Input<"calcCancelSendSms">, "reason" | "repaidOn" | "iban" | "holder">;

/** Why this loan cannot have been repaid on a day. */
export function repaidFault({ view }: HeldContract, repaidOn: string | undefined, day: string): Refusal | undefined {
  if (repaidOn === undefined) return undefined;
  if (!isOfLoan(view)) return refuseFields({ repaidOn: "error.badValue" });
  if (repaidOn > day) return refuseFields({ repaidOn: "error.future" });
  return repaidOn < view.issuedOn ? refuseFields({ repaidOn: "error.termination.repaidEarly" }) : undefined;
}

/** What a customer asks for, as it is counted today. Sums are found here; of a caller only their account and their words are taken. */
export function requestedTermination(
  held: HeldContract,
  input: TerminationInput,
  { customer, now }: SignedIn,
): Result<StoredTermination, { refusal: Refusal }> {
  const { reason, repaidOn } = input;
  const day = today(now);
  const fault = repaidFault(held, repaidOn, day);
  if (fault) return { ok: false, refusal: fault };
  const counted = quoteTermination(held.view, day, repaidOn);
  if (!counted) return { ok: false, refusal: refuse(409, "termination.nobody.other") };
  const kept: StoredTermination = {
    kind: "termination",
    ...counted,
    ...(reason !== undefined && { reason }),
    ...(repaidOn !== undefined && { repaidOn }),
  };
  if (counted.back === 0) return { ok: true, value: kept };
  const account = payoutAccountOf(input, customer);
  return account.ok ? { ok: true, value: { ...kept, account: account.value } } : account;
}

/** Whether what was agreed is still what would be counted: nothing was paid or changed since. */
export const isStill = ({ change, base }: { readonly change: StoredTermination; readonly base: number }, { view }: HeldContract): boolean =>
  change.paid === view.paid && base === view.changes;
