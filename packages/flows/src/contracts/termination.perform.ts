import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { codeSent, codeSentAgain, confirmed, failed, identified, refused } from "./agreement-answers.ts";
import { agreementRead } from "./agreement-to-read.ts";
import type { TerminationEffect, TerminationEvent } from "./termination-state.ts";

interface TerminationPorts extends Pick<Ports, "attempt" | "now"> {
  readonly contractId: string;
}

export const performTermination =
  ({ attempt, now, contractId }: TerminationPorts): Perform<TerminationEvent, TerminationEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "ask":
      case "askToIdentify": {
        const repaidOn = effect.do === "ask" ? effect.repaidOn : undefined;
        void attempt("calcCancel", { contractId, ...(repaidOn !== undefined && { repaidOn }) }).then((outcome) => {
          if (!outcome.ok) return report({ type: "askFailed", problem: problemOf(outcome.failure) });
          const overview = outcome.value;
          // The call may answer its errors as a value (errorBody): they stand in `messageError`.
          if (!succeeded(overview))
            return report({ type: "askFailed", problem: messageProblem(overview.messageError ?? overview.message) });
          return report(
            effect.do === "ask" ? { type: "told", overview } : { type: "identityAsked", overview, requestID: effect.requestID },
          );
        });
        return;
      }
      case "identify":
        void attempt("calcCancelVerifyId", { contractId, code: effect.code }).then((outcome) => report(identified(outcome)));
        return;
      case "apply": {
        const { draft, repaidOn } = effect;
        void attempt("calcCancelSendSms", { contractId, ...draft, ...(repaidOn !== undefined && { repaidOn }) }).then((outcome) =>
          report(codeSent(outcome, now())),
        );
        return;
      }
      case "sendAgain":
        void attempt("calcCancelSendSmsRepeat", { requestID: effect.requestID }).then((outcome) => report(codeSentAgain(outcome, now())));
        return;
      case "confirm": {
        const { requestID, code } = effect;
        void attempt("cancelContract", { contractId, requestID, code }).then((outcome) => report(confirmed(outcome)));
        return;
      }
      case "readAgreement":
        void attempt("getAdditionalAgreement", { requestID: effect.requestID }).then((outcome) => report(agreementRead(outcome)));
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
