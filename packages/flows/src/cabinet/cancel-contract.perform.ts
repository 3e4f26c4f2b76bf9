import { succeeded } from "@shanyraq/calls/status";
import type { CallFailure } from "@shanyraq/client";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, said } from "../problem.ts";
import { sentCode } from "../sent-code.ts";
import { agreementOf } from "./agreement-to-read.ts";
import type { CancelContractEffect, CancelContractEvent } from "./cancel-contract-state.ts";

interface CancelContractPorts extends Pick<Ports, "attempt" | "now"> {
  readonly contractId: string;
}
const FORBIDDEN = 403;
const CONFLICT = 409;

/** A failed call: who it is has to be shown, the contract is another one by now, or the step stays with what is said of it. */
function failed(failure: CallFailure): CancelContractEvent {
  const problem = problemOf(failure);
  const status = failure.kind === "refused" ? failure.status : undefined;
  if (status === FORBIDDEN) return { type: "identityNeeded", problem };
  return { type: status === CONFLICT ? "outdated" : "refused", problem };
}

interface Refusing {
  readonly message?: string | undefined;
  readonly attemptsLeft?: number | undefined;
}
const refused = ({ message, attemptsLeft }: Refusing): CancelContractEvent => ({
  type: "refused",
  problem: said(message),
  ...(attemptsLeft !== undefined && { attemptsLeft }),
});

export const performCancelContract =
  ({ attempt, now, contractId }: CancelContractPorts): Perform<CancelContractEvent, CancelContractEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "ask":
      case "askToIdentify": {
        const repaidOn = effect.do === "ask" ? effect.repaidOn : undefined;
        void attempt("calcCancel", { contractId, ...(repaidOn !== undefined && { repaidOn }) }).then((outcome) => {
          if (!outcome.ok) return report({ type: "askFailed", problem: problemOf(outcome.failure) });
          const overview = outcome.value;
          // The call may answer its errors as a value (errorBody): they stand in `messageError`.
          if (!succeeded(overview)) return report({ type: "askFailed", problem: said(overview.messageError ?? overview.message) });
          return report(
            effect.do === "ask" ? { type: "told", overview } : { type: "identityAsked", overview, requestID: effect.requestID },
          );
        });
        return;
      }
      case "identify":
        void attempt("calcCancelVerifyId", { contractId, code: effect.code }).then((outcome) => {
          if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
          return report(succeeded(outcome.value) ? { type: "identified" } : refused(outcome.value));
        });
        return;
      case "apply": {
        const { draft, repaidOn } = effect;
        void attempt("calcCancelSendSms", { contractId, ...draft, ...(repaidOn !== undefined && { repaidOn }) }).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          const { requestID, phone = "" } = outcome.value;
          return report(
            succeeded(outcome.value) && requestID
              ? { type: "codeSent", requestID, phone, ...sentCode(outcome.value, now()) }
              : refused(outcome.value),
          );
        });
        return;
      }
      case "sendAgain":
        void attempt("calcCancelSendSmsRepeat", { requestID: effect.requestID }).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          return report(succeeded(outcome.value) ? { type: "codeSentAgain", ...sentCode(outcome.value, now()) } : refused(outcome.value));
        });
        return;
      case "confirm": {
        const { requestID, code } = effect;
        void attempt("cancelContract", { contractId, requestID, code }).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          return report(succeeded(outcome.value) ? { type: "confirmed" } : refused(outcome.value));
        });
        return;
      }
      case "readAgreement":
        void attempt("getAdditionalAgreement", { requestID: effect.requestID }).then((outcome) => {
          if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
          const agreement = agreementOf(outcome.value);
          return report(agreement ? { type: "agreementRead", agreement } : { type: "refused", problem: said(outcome.value.message) });
        });
        return;
      case "decide": {
        const { requestID, sha256, accept } = effect;
        void attempt("postTerminationAgreement", { requestID, sha256, accept }).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          const { number = "", back } = outcome.value;
          if (!succeeded(outcome.value)) return report(refused(outcome.value));
          return report({ type: "decided", number, ...(accept && back !== undefined && { back }) });
        });
        return;
      }
    }
  };
