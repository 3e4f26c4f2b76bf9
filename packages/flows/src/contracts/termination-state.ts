import type { Input, Output } from "@shanyraq/calls";
import type { Problem } from "../problem.ts";
import type { SentCode } from "../sent-code.ts";
import type { AgreementToRead } from "./agreement-to-read.ts";

type Answer = Output<"calcCancel">;
export type TerminationOverview = Pick<
  Answer,
  | "contract"
  | "identity"
  | "identified"
  | "holder"
  | "refused"
  | "coolingOffUntil"
  | "cost"
  | "ofLoan"
  | "alternatives"
  | "waiting"
  | "tracker"
>;
/** What becomes of the money, where the contract can be ended. */
export type TerminationOffer = TerminationOverview & { readonly cost: NonNullable<Answer["cost"]> };
export type TerminationDraft = Omit<Input<"calcCancelSendSms">, "contractId" | "repaidOn">;

interface Trying {
  readonly busy: boolean;
  readonly problem?: Problem;
}
interface OfOffer extends Trying {
  readonly overview: TerminationOffer;
  /** When the loan was repaid, where it was. */
  readonly repaidOn?: string;
  readonly draft: TerminationDraft;
}

export type TerminationState =
  | { readonly at: "loading"; readonly problem?: Problem; readonly repaidOn?: string; readonly draft?: TerminationDraft }
  | { readonly at: "failed"; readonly problem: Problem }
  | { readonly at: "refused"; readonly overview: TerminationOverview; readonly refusal: NonNullable<Answer["refused"]> }
  /** It has ended: how far its money has come. */
  | { readonly at: "ended"; readonly overview: TerminationOverview; readonly tracker: NonNullable<Answer["tracker"]> }
  | (OfOffer & { readonly at: "offer" })
  | (OfOffer & { readonly at: "verify"; readonly attemptsLeft?: number })
  | (OfOffer & {
      readonly at: "code";
      readonly requestID: string;
      readonly phone: string;
      /** Moment from which another code may be asked for. */
      readonly resendAt: number;
      readonly attemptsLeft?: number;
    })
  /** Who it is has to be shown again before an agreement can be accepted. */
  | (Trying & {
      readonly at: "verifyAgain";
      readonly identity: "iin" | "document";
      readonly requestID: string;
      readonly attemptsLeft?: number;
    })
  | (Trying & { readonly at: "agreement"; readonly agreement: AgreementToRead; readonly opened: boolean })
  | { readonly at: "done"; readonly number: string; readonly back: string }
  | { readonly at: "kept" };

export type TerminationEvent =
  | { readonly type: "opened" }
  | { readonly type: "told"; readonly overview: TerminationOverview }
  | { readonly type: "askFailed"; readonly problem: Problem }
  | { readonly type: "repaidSubmitted"; readonly repaidOn: string | undefined }
  | { readonly type: "offerSubmitted"; readonly draft: TerminationDraft }
  | { readonly type: "identitySubmitted"; readonly code: string }
  | { readonly type: "identified" }
  | { readonly type: "identityAsked"; readonly overview: TerminationOverview; readonly requestID: string }
  | ({ readonly type: "codeSent"; readonly requestID: string; readonly phone: string } & SentCode)
  | ({ readonly type: "codeSentAgain" } & SentCode)
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "confirmed" }
  | { readonly type: "agreementRead"; readonly agreement: AgreementToRead }
  | { readonly type: "paperOpened" }
  | { readonly type: "signPressed" }
  | { readonly type: "keepPressed" }
  /** Without a sum it was given up. */
  | { readonly type: "decided"; readonly number: string; readonly back?: string }
  | { readonly type: "refused"; readonly problem: Problem; readonly attemptsLeft?: number }
  /** What was shown of who it is does not count any more. */
  | { readonly type: "identityNeeded"; readonly problem: Problem }
  /** The contract, or the request, is another one by now. */
  | { readonly type: "outdated"; readonly problem: Problem }
  | { readonly type: "backPressed" };

export type TerminationEffect =
  | { readonly do: "ask"; readonly repaidOn?: string }
  | { readonly do: "askToIdentify"; readonly requestID: string }
  | { readonly do: "identify"; readonly code: string }
  | { readonly do: "apply"; readonly draft: TerminationDraft; readonly repaidOn?: string }
  | { readonly do: "sendAgain"; readonly requestID: string }
  | { readonly do: "confirm"; readonly requestID: string; readonly code: string }
  | { readonly do: "readAgreement"; readonly requestID: string }
  | { readonly do: "decide"; readonly requestID: string; readonly sha256: string; readonly accept: boolean };
