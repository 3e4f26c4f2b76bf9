import type { Step } from "../flow.ts";
import { sentOf } from "../sent-code.ts";
import type { CancelContractEffect, CancelContractEvent, CancelContractState } from "./cancel-contract-state.ts";

type Next = Step<CancelContractState, CancelContractEffect>;
type Coding = Extract<CancelContractState, { at: "code" }>;

/** The code that confirms the end: right, wrong with tries left, or another one after a while. */
export function ending(state: Coding, event: CancelContractEvent): Next {
  const { busy, problem: _, attemptsLeft: __, ...rest } = state;
  const quiet: Coding = { ...rest, busy: false };
  const { overview, repaidOn, draft, requestID, resendAt } = state;
  const offer = { overview, draft, busy: false, ...(repaidOn !== undefined && { repaidOn }) };
  switch (event.type) {
    case "codeSubmitted":
      return busy
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "confirm", requestID, code: event.code },
          ];
    case "confirmed":
      return busy ? [{ at: "loading" }, { do: "readAgreement", requestID }] : [state];
    case "refused":
      return [{ ...quiet, problem: event.problem, ...(event.attemptsLeft !== undefined && { attemptsLeft: event.attemptsLeft }) }];
    case "identityNeeded":
      return [{ at: "verify", ...offer, overview: { ...overview, identified: false }, problem: event.problem }];
    case "resendPressed":
      return busy || event.now < resendAt
        ? [state]
        : [
            { ...quiet, busy: true },
            { do: "sendAgain", requestID },
          ];
    case "codeSentAgain":
      return [{ ...quiet, ...sentOf(event) }];
    case "backPressed":
      return busy ? [state] : [{ at: "offer", ...offer }];
    default:
      return [state];
  }
}
