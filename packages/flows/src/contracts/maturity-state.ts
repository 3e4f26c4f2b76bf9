import type { Input, Output } from "@shanyraq/calls";
import type { Problem } from "../problem.ts";
import type { SentCode } from "../sent-code.ts";

type Answer = Output<"maturity">;
export type MaturityOverview = Pick<
  Answer,
  | "contract"
  | "identity"
  | "identified"
  | "holder"
  | "refused"
  | "benefits"
  | "left"
  | "owed"
  | "days"
  | "ifPaid"
  | "missing"
  | "account"
  | "into"
>;
export type MaturityDraft = Omit<Input<"maturitySendSms">, "contractId">;

interface Asking {
  readonly overview: MaturityOverview;
  readonly draft: MaturityDraft;
  readonly busy: boolean;
  readonly problem?: Problem;
}
export type MaturityState =
  | { readonly at: "loading"; readonly problem?: Problem; readonly draft?: MaturityDraft }
  | { readonly at: "failed"; readonly problem: Problem }
  /** No account is asked for: it is too early, all has gone, or the contract pays nothing. */
  | { readonly at: "refused"; readonly overview: MaturityOverview; readonly refusal: NonNullable<Answer["refused"]> }
  | (Asking & { readonly at: "offer" })
  | (Asking & { readonly at: "verify"; readonly attemptsLeft?: number })
  | (Asking & {
      readonly at: "code";
      readonly requestID: string;
      readonly phone: string;
      /** Moment from which another code may be asked for. */
      readonly resendAt: number;
      readonly attemptsLeft?: number;
    })
  | { readonly at: "done" };

export type MaturityEvent =
  | { readonly type: "opened" }
  | { readonly type: "told"; readonly overview: MaturityOverview }
  | { readonly type: "askFailed"; readonly problem: Problem }
  | { readonly type: "accountSubmitted"; readonly draft: MaturityDraft }
  | { readonly type: "identitySubmitted"; readonly code: string }
  | { readonly type: "identified" }
  | ({ readonly type: "codeSent"; readonly requestID: string; readonly phone: string } & SentCode)
  | ({ readonly type: "codeSentAgain" } & SentCode)
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "confirmed" }
  | { readonly type: "refused"; readonly problem: Problem; readonly attemptsLeft?: number }
  /** What was shown of who it is does not count any more. */
  | { readonly type: "identityNeeded"; readonly problem: Problem }
  /** The contract, or the request, is another one by now. */
  | { readonly type: "outdated"; readonly problem: Problem }
  | { readonly type: "backPressed" };

export type MaturityEffect =
  | { readonly do: "ask" }
  | { readonly do: "identify"; readonly code: string }
  | { readonly do: "apply"; readonly draft: MaturityDraft }
  | { readonly do: "sendAgain"; readonly requestID: string }
  | { readonly do: "confirm"; readonly requestID: string; readonly code: string };
