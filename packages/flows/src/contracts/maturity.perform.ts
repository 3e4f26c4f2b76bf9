import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { codeSent, codeSentAgain, confirmed, identified } from "./agreement-answers.ts";
import type { MaturityEffect, MaturityEvent } from "./maturity-state.ts";

interface MaturityPorts extends Pick<Ports, "attempt" | "now"> {
  readonly contractId: string;
}

export const performMaturity =
  ({ attempt, now, contractId }: MaturityPorts): Perform<MaturityEvent, MaturityEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "ask":
        void attempt("maturity", { contractId }).then((outcome) => {
          if (!outcome.ok) return report({ type: "askFailed", problem: problemOf(outcome.failure) });
          const overview = outcome.value;
          // The call may answer its errors as a value (errorBody): they stand in `messageError`.
          return report(
            succeeded(overview)
              ? { type: "told", overview }
              : { type: "askFailed", problem: messageProblem(overview.messageError ?? overview.message) },
          );
        });
        return;
      case "identify":
        void attempt("calcChangeVerifyId", { contractId, code: effect.code }).then((outcome) => report(identified(outcome)));
        return;
      case "apply":
        void attempt("maturitySendSms", { contractId, ...effect.draft }).then((outcome) => report(codeSent(outcome, now())));
        return;
      case "sendAgain":
        void attempt("maturitySendSmsRepeat", { requestID: effect.requestID }).then((outcome) => report(codeSentAgain(outcome, now())));
        return;
      case "confirm": {
        const { requestID, code } = effect;
        void attempt("maturityConfirm", { contractId, requestID, code }).then((outcome) => report(confirmed(outcome)));
        return;
      }
    }
  };
