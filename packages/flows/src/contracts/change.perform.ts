import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { codeSent, codeSentAgain, confirmed, failed, identified, refused } from "./agreement-answers.ts";
import { agreementRead } from "./agreement-to-read.ts";
import type { ChangeEffect, ChangeEvent } from "./change-state.ts";

interface ChangePorts extends Pick<Ports, "attempt" | "now"> {
  readonly contractId: string;
}

export const performChange =
  ({ attempt, now, contractId }: ChangePorts): Perform<ChangeEvent, ChangeEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "ask":
      case "askToIdentify":
        void attempt("calcChange", { contractId }).then((outcome) => {
          if (!outcome.ok) return report({ type: "askFailed", problem: problemOf(outcome.failure) });
          const overview = outcome.value;
          return report(
            effect.do === "ask" ? { type: "told", overview } : { type: "identityAsked", overview, requestID: effect.requestID },
          );
        });
        return;
      case "identify":
        void attempt("calcChangeVerifyId", { contractId, code: effect.code }).then((outcome) => report(identified(outcome)));
        return;
      case "price":
        void attempt("calcChange", { contractId, change: effect.change }).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          const { priced, ScheduleBlock, message } = outcome.value;
          if (!priced) return report({ type: "refused", problem: messageProblem(message) });
          return report({ type: "priced", quoted: { priced, ...(ScheduleBlock && { ScheduleBlock }) } });
        });
        return;
      case "apply":
        void attempt("changeWorksheet", { contractId, change: effect.change }).then((outcome) => report(codeSent(outcome, now())));
        return;
      case "sendAgain":
        void attempt("changeWorksheetRepeat", { requestID: effect.requestID }).then((outcome) => report(codeSentAgain(outcome, now())));
        return;
      case "confirm": {
        const { requestID, code } = effect;
        void attempt("changeContract", { contractId, requestID, code }).then((outcome) => report(confirmed(outcome)));
        return;
      }
      case "readAgreement":
        void attempt("getAdditionalAgreement", { requestID: effect.requestID }).then((outcome) => report(agreementRead(outcome)));
        return;
      case "decide": {
        const { requestID, sha256, accept } = effect;
        void attempt("postAdditionalAgreement", { requestID, sha256, accept }).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          const { number = "", from } = outcome.value;
          if (!succeeded(outcome.value)) return report(refused(outcome.value));
          return report({ type: "decided", number, ...(accept && from && { from }) });
        });
        return;
      }
    }
  };
