import type { Step } from "../flow.ts";
import { sentOf } from "../sent-code.ts";
import type { ChangeContractEffect, ChangeContractEvent, ChangeContractState } from "./change-contract-state.ts";

type Next = Step<ChangeContractState, ChangeContractEffect>;
type Coding = Extract<ChangeContractState, { at: "code" }>;

/** The code that confirms a change: right, wrong with tries left, or another one after a while. */
export function coding(state: Coding, event: ChangeContractEvent): Next {
  const { busy, problem: _, attemptsLeft: __, ...rest } = state;
  const quiet: Coding = { ...rest, busy: false };
  const { overview, kind, change, told, requestID, resendAt } = state;
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
      return [{ at: "verify", overview, resume: { to: "form", kind, draft: change }, busy: false, problem: event.problem }];
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
      return busy ? [state] : [{ at: "priced", overview, kind, change, told, busy: false }];
    default:
      return [state];
  }
}
