import type { CodeEffect, CodeEvent } from "./agreement-code.ts";
import type { Deciding, DecisionEffect, DecisionEvent } from "./agreement-decision.ts";
import type { IdentityEffect, IdentityEvent } from "./agreement-identity.ts";
import type { Input, Output } from "@shanyraq/calls";
import type { ChangeKind } from "@shanyraq/calls/vocabulary";
import type { Problem } from "../problem.ts";
import type { SentCode } from "../sent-code.ts";
import type { AgreementToRead } from "./agreement-to-read.ts";

type Answer = Output<"calcChange">;
export type ChangeOverview = Pick<Answer, "contract" | "identity" | "identified" | "kinds" | "besides" | "refused" | "current" | "changes">;
export type RequestedChange = NonNullable<Input<"calcChange">["change"]>;
export interface ChangePriced extends Pick<Answer, "ScheduleBlock"> {
  readonly priced: NonNullable<Answer["priced"]>;
}

/** What somebody was at when it was asked who they are. */
export type ChangeResume =
  | { readonly to: "form"; readonly kind: ChangeKind; readonly draft?: RequestedChange }
  | { readonly to: "agreement"; readonly requestID: string; readonly kind?: undefined; readonly draft?: undefined };

interface Trying {
  readonly busy: boolean;
  readonly problem?: Problem;
}
interface OfContract {
  readonly overview: ChangeOverview;
}
interface Figures extends OfContract {
  readonly kind: ChangeKind;
  readonly change: RequestedChange;
  readonly quoted: ChangePriced;
}

export type ChangeState =
  | { readonly at: "loading"; readonly want?: ChangeKind; readonly problem?: Problem }
  | { readonly at: "failed"; readonly problem: Problem }
  | (OfContract & { readonly at: "refused"; readonly refusal: NonNullable<Answer["refused"]> })
  | (OfContract & Trying & { readonly at: "verify"; readonly resume?: ChangeResume; readonly attemptsLeft?: number })
  | (OfContract & { readonly at: "choose"; readonly problem?: Problem })
  | (OfContract & Trying & { readonly at: "form"; readonly kind: ChangeKind; readonly draft?: RequestedChange })
  | (Figures & Trying & { readonly at: "priced" })
  | (Figures &
      Trying & {
        readonly at: "code";
        readonly requestID: string;
        readonly phone: string;
        /** Moment from which another code may be asked for. */
        readonly resendAt: number;
        readonly attemptsLeft?: number;
      })
  | Deciding
  | { readonly at: "done"; readonly number: string; readonly from: string }
  | { readonly at: "withdrawn" };

export type ChangeEvent =
  | { readonly type: "opened" }
  | { readonly type: "told"; readonly overview: ChangeOverview }
  | { readonly type: "askFailed"; readonly problem: Problem }
  | IdentityEvent
  | { readonly type: "identified" }
  | { readonly type: "identityAsked"; readonly overview: ChangeOverview; readonly requestID: string }
  | { readonly type: "kindChosen"; readonly kind: ChangeKind }
  | { readonly type: "formSubmitted"; readonly change: RequestedChange }
  | { readonly type: "priced"; readonly quoted: ChangePriced }
  | { readonly type: "sendPressed" }
  | ({ readonly type: "codeSent"; readonly requestID: string; readonly phone: string } & SentCode)
  | { readonly type: "agreementRead"; readonly agreement: AgreementToRead }
  | { readonly type: "confirmed" }
  | CodeEvent
  | DecisionEvent
  /** Without a day it was given up. */
  | { readonly type: "decided"; readonly number: string; readonly from?: string }
  /** The contract, or the request, is another one by now. */
  | { readonly type: "outdated"; readonly problem: Problem }
  | { readonly type: "backPressed" }
  | { readonly type: "againPressed" };

export type ChangeEffect =
  | { readonly do: "ask" }
  | { readonly do: "price"; readonly change: RequestedChange }
  | { readonly do: "apply"; readonly change: RequestedChange }
  | IdentityEffect
  | CodeEffect
  | { readonly do: "readAgreement"; readonly requestID: string }
  | DecisionEffect;
