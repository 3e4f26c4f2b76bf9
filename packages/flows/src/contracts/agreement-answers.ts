import type { CallFailure, Outcome } from "@shanyraq/client";
import { succeeded } from "@shanyraq/calls/status";
import { problemOf, messageProblem, type Problem } from "../problem.ts";
import { sentCode, type SentCode } from "../sent-code.ts";

const FORBIDDEN = 403;
const CONFLICT = 409;

interface Refused {
  readonly type: "refused";
  readonly problem: Problem;
  readonly attemptsLeft?: number;
}
type Failed = Refused | { readonly type: "identityNeeded" | "outdated"; readonly problem: Problem };

/** What answers of calls about a contract's agreements and its code have in common. */
interface Answer {
  readonly status?: string | undefined;
  readonly success?: boolean | undefined;
  readonly message?: string | undefined;
  readonly attemptsLeft?: number | undefined;
  readonly resendAfter?: number | undefined;
  readonly delayed?: boolean | undefined;
}

/** A failed call about an agreement: who it is has to be shown, the contract is another one by now, or the step stays with what is said of it. */
export function failed(failure: CallFailure): Failed {
  const problem = problemOf(failure);
  const status = failure.kind === "refused" ? failure.status : undefined;
  if (status === FORBIDDEN) return { type: "identityNeeded", problem };
  return { type: status === CONFLICT ? "outdated" : "refused", problem };
}

/** A call that was answered, with a no. */
export const refused = ({ message, attemptsLeft }: Answer): Refused => ({
  type: "refused",
  problem: messageProblem(message),
  ...(attemptsLeft !== undefined && { attemptsLeft }),
});

/** Whether somebody is who they say they are; a failed call says nothing of it. */
export function identified(outcome: Outcome<Answer>): { readonly type: "identified" } | Refused {
  if (!outcome.ok) return { type: "refused", problem: problemOf(outcome.failure) };
  return succeeded(outcome.value) ? { type: "identified" } : refused(outcome.value);
}

/** The request that was made, and where its code went. */
export function codeSent(
  outcome: Outcome<Answer & { readonly requestID?: string | undefined; readonly phone?: string | undefined }>,
  now: number,
): ({ readonly type: "codeSent"; readonly requestID: string; readonly phone: string } & SentCode) | Failed {
  if (!outcome.ok) return failed(outcome.failure);
  const { requestID, phone = "" } = outcome.value;
  return succeeded(outcome.value) && requestID
    ? { type: "codeSent", requestID, phone, ...sentCode(outcome.value, now) }
    : refused(outcome.value);
}

export function codeSentAgain(outcome: Outcome<Answer>, now: number): ({ readonly type: "codeSentAgain" } & SentCode) | Failed {
  if (!outcome.ok) return failed(outcome.failure);
  return succeeded(outcome.value) ? { type: "codeSentAgain", ...sentCode(outcome.value, now) } : refused(outcome.value);
}

export function confirmed(outcome: Outcome<Answer>): { readonly type: "confirmed" } | Failed {
  if (!outcome.ok) return failed(outcome.failure);
  return succeeded(outcome.value) ? { type: "confirmed" } : refused(outcome.value);
}
