import type { Step } from "../flow.ts";
import { agreementCode } from "./agreement-code.ts";
import type { ChangeEffect, ChangeEvent, ChangeState } from "./change-state.ts";

type Next = Step<ChangeState, ChangeEffect>;
type Coding = Extract<ChangeState, { at: "code" }>;

/** The code that confirms a change: right, wrong with tries left, or another one after a while. */
export function coding(state: Coding, event: ChangeEvent): Next {
  const { busy, problem: _, attemptsLeft: __, ...rest } = state;
  const quiet: Coding = { ...rest, busy: false };
  const { overview, kind, change, quoted, requestID } = state;
  switch (event.type) {
    case "confirmed":
      return busy ? [{ at: "loading" }, { do: "readAgreement", requestID }] : [state];
    case "identityNeeded":
      return [{ at: "verify", overview, resume: { to: "form", kind, draft: change }, busy: false, problem: event.problem }];
    case "backPressed":
      return busy ? [state] : [{ at: "priced", overview, kind, change, quoted, busy: false }];
    case "codeSubmitted":
    case "refused":
    case "resendPressed":
    case "codeSentAgain":
      return agreementCode(state, quiet, event);
    default:
      return [state];
  }
}
