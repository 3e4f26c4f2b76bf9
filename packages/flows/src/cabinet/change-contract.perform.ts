import { succeeded } from "@shanyraq/calls/status";
import type { CallFailure } from "@shanyraq/client";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, said } from "../problem.ts";
import { sentCode } from "../sent-code.ts";
import { agreementOf } from "./agreement-to-read.ts";
import type { ChangeContractEffect, ChangeContractEvent } from "./change-contract-state.ts";

interface ChangeContractPorts extends Pick<Ports, "attempt" | "now"> {
  readonly contractId: string;
}
const FORBIDDEN = 403;
const CONFLICT = 409;

/** A failed call: who it is has to be shown again, the contract is another one by now, or the step stays with what is said of it. */
function failed(failure: CallFailure): ChangeContractEvent {
  const problem = problemOf(failure);
  const status = failure.kind === "refused" ? failure.status : undefined;
  if (status === FORBIDDEN) return { type: "identityNeeded", problem };
  return { type: status === CONFLICT ? "outdated" : "refused", problem };
}

export const performChangeContract =
  ({ attempt, now, contractId }: ChangeContractPorts): Perform<ChangeContractEvent, ChangeContractEffect> =>
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
        void attempt("calcChangeVerifyId", { contractId, code: effect.code }).then((outcome) => {
          if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
          const { message, attemptsLeft } = outcome.value;
          if (succeeded(outcome.value)) return report({ type: "identified" });
          return report({ type: "refused", problem: said(message), ...(attemptsLeft !== undefined && { attemptsLeft }) });
        });
        return;
      case "price":
        void attempt("calcChange", { contractId, change: effect.change }).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          const { priced, ScheduleBlock, message } = outcome.value;
          if (!priced) return report({ type: "refused", problem: said(message) });
          return report({ type: "priced", told: { priced, ...(ScheduleBlock && { ScheduleBlock }) } });
        });
        return;
      case "apply":
        void attempt("changeWorksheet", { contractId, change: effect.change }).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          const { requestID, phone = "", message } = outcome.value;
          return report(
            succeeded(outcome.value) && requestID
              ? { type: "codeSent", requestID, phone, ...sentCode(outcome.value, now()) }
              : { type: "refused", problem: said(message) },
          );
        });
        return;
      case "sendAgain":
        void attempt("changeWorksheetRepeat", { requestID: effect.requestID }).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          return report(
            succeeded(outcome.value)
              ? { type: "codeSentAgain", ...sentCode(outcome.value, now()) }
              : { type: "refused", problem: said(outcome.value.message) },
          );
        });
        return;
      case "confirm": {
        const { requestID, code } = effect;
        void attempt("changeContract", { contractId, requestID, code }).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          const { message, attemptsLeft } = outcome.value;
          if (succeeded(outcome.value)) return report({ type: "confirmed" });
          return report({ type: "refused", problem: said(message), ...(attemptsLeft !== undefined && { attemptsLeft }) });
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
        void attempt("postAdditionalAgreement", { requestID, sha256, accept }).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          const { number = "", from, message } = outcome.value;
          if (!succeeded(outcome.value)) return report({ type: "refused", problem: said(message) });
          return report({ type: "decided", number, ...(accept && from && { from }) });
        });
        return;
      }
    }
  };
