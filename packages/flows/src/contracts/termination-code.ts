import type { Step } from "../flow.ts";
import { agreementCode } from "./agreement-code.ts";
import type { TerminationEffect, TerminationEvent, TerminationState } from "./termination-state.ts";

type Next = Step<TerminationState, TerminationEffect>;
type Coding = Extract<TerminationState, { at: "code" }>;

/** The code that confirms the end: right, wrong with tries left, or another one after a while. */
export function ending(state: Coding, event: TerminationEvent): Next {
  const { busy, problem: _, attemptsLeft: __, ...rest } = state;
  const quiet: Coding = { ...rest, busy: false };
  const { overview, repaidOn, draft, requestID } = state;
  const offer = { overview, draft, busy: false, ...(repaidOn !== undefined && { repaidOn }) };
  switch (event.type) {
    case "confirmed":
      return busy ? [{ at: "loading" }, { do: "readAgreement", requestID }] : [state];
    case "identityNeeded":
      return [{ at: "verify", ...offer, overview: { ...overview, identified: false }, problem: event.problem }];
    case "backPressed":
      return busy ? [state] : [{ at: "offer", ...offer }];
    case "codeSubmitted":
    case "refused":
    case "resendPressed":
    case "codeSentAgain":
      return agreementCode(state, quiet, event);
    default:
      return [state];
  }
}
