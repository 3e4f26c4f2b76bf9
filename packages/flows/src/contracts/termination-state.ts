import type { CodeEffect, CodeEvent } from "./agreement-code.ts";
import type { Deciding, DecisionEffect, DecisionEvent } from "./agreement-decision.ts";
import type { IdentityEffect, IdentityEvent } from "./agreement-identity.ts";
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
  | Deciding
  | { readonly at: "done"; readonly number: string; readonly back: string }
  | { readonly at: "kept" };

export type TerminationEvent =
  | { readonly type: "opened" }
  | { readonly type: "told"; readonly overview: TerminationOverview }
  | { readonly type: "askFailed"; readonly problem: Problem }
  | { readonly type: "repaidSubmitted"; readonly repaidOn: string | undefined }
  | { readonly type: "offerSubmitted"; readonly draft: TerminationDraft }
  | IdentityEvent
  | { readonly type: "identified" }
  | { readonly type: "identityAsked"; readonly overview: TerminationOverview; readonly requestID: string }
  | ({ readonly type: "codeSent"; readonly requestID: string; readonly phone: string } & SentCode)
  | { readonly type: "confirmed" }
  | { readonly type: "agreementRead"; readonly agreement: AgreementToRead }
  | CodeEvent
  | DecisionEvent
  /** Without a sum it was given up. */
  | { readonly type: "decided"; readonly number: string; readonly back?: string }
  /** The contract, or the request, is another one by now. */
  | { readonly type: "outdated"; readonly problem: Problem }
  | { readonly type: "backPressed" };

export type TerminationEffect =
  | { readonly do: "ask"; readonly repaidOn?: string }
  | { readonly do: "apply"; readonly draft: TerminationDraft; readonly repaidOn?: string }
  | IdentityEffect
  | CodeEffect
  | { readonly do: "readAgreement"; readonly requestID: string }
  | DecisionEffect;
