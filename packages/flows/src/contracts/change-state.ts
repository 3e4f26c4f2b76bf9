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
  | (Trying & { readonly at: "agreement"; readonly agreement: AgreementToRead; readonly opened: boolean })
  | { readonly at: "done"; readonly number: string; readonly from: string }
  | { readonly at: "withdrawn" };

export type ChangeEvent =
  | { readonly type: "opened" }
  | { readonly type: "told"; readonly overview: ChangeOverview }
  | { readonly type: "askFailed"; readonly problem: Problem }
  | { readonly type: "identitySubmitted"; readonly code: string }
  | { readonly type: "identified" }
  | { readonly type: "identityAsked"; readonly overview: ChangeOverview; readonly requestID: string }
  | { readonly type: "kindChosen"; readonly kind: ChangeKind }
  | { readonly type: "formSubmitted"; readonly change: RequestedChange }
  | { readonly type: "priced"; readonly quoted: ChangePriced }
  | { readonly type: "sendPressed" }
  | ({ readonly type: "codeSent"; readonly requestID: string; readonly phone: string } & SentCode)
  | ({ readonly type: "codeSentAgain" } & SentCode)
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "agreementRead"; readonly agreement: AgreementToRead }
  | { readonly type: "confirmed" }
  | { readonly type: "paperOpened" }
  | { readonly type: "signPressed" }
  | { readonly type: "withdrawPressed" }
  /** Without a day it was given up. */
  | { readonly type: "decided"; readonly number: string; readonly from?: string }
  | { readonly type: "refused"; readonly problem: Problem; readonly attemptsLeft?: number }
  /** What was shown of who it is does not count any more. */
  | { readonly type: "identityNeeded"; readonly problem: Problem }
  /** The contract, or the request, is another one by now. */
  | { readonly type: "outdated"; readonly problem: Problem }
  | { readonly type: "backPressed" }
  | { readonly type: "againPressed" };

export type ChangeEffect =
  | { readonly do: "ask" }
  | { readonly do: "askToIdentify"; readonly requestID: string }
  | { readonly do: "identify"; readonly code: string }
  | { readonly do: "price"; readonly change: RequestedChange }
  | { readonly do: "apply"; readonly change: RequestedChange }
  | { readonly do: "sendAgain"; readonly requestID: string }
  | { readonly do: "confirm"; readonly requestID: string; readonly code: string }
  | { readonly do: "readAgreement"; readonly requestID: string }
  | { readonly do: "decide"; readonly requestID: string; readonly sha256: string; readonly accept: boolean };
