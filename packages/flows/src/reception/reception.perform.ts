import { succeeded } from "@shanyraq/calls/status";
import { receptionTopics } from "@shanyraq/calls/vocabulary";
import { byCode, type CallFailure } from "@shanyraq/client";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { sentCode } from "../sent-code.ts";
import type { Holder } from "../uploads.perform.ts";
import type { ReceptionEffect, ReceptionFlowEvent } from "./reception.ts";

interface ReceptionPorts extends Pick<Ports, "attempt" | "now" | "newKey"> {
  readonly holder: () => Promise<Holder>;
  readonly onChanged: () => void;
  readonly forgetFiles: () => void;
}

/** The data are closed by now, whatever was requested. */
const isClosed = (failure: CallFailure<"leaveReception" | "sendEmployeeReception" | "setEmployeeReceptionData">): boolean =>
  byCode(failure, { receptionEnded: () => true, receptionLocked: () => true }, () => false);
const topicOf = (typed: string) => receptionTopics.find((topic) => topic === typed) ?? "other";

export const performReception = (ports: ReceptionPorts): Perform<ReceptionFlowEvent, ReceptionEffect> => {
  const { attempt, now, newKey, holder, onChanged, forgetFiles } = ports;
  const failed = (failure: CallFailure): ReceptionFlowEvent => ({ type: "refused", problem: problemOf(failure), key: newKey() });
  const refused = (message: string | undefined): ReceptionFlowEvent => ({
    type: "refused",
    problem: messageProblem(message),
    key: newKey(),
  });
  return (effect, report) => {
    switch (effect.do) {
      case "goOn": {
        const { requestID, name } = effect;
        void attempt("getEmployeeReceptionData", { requestID }).then((outcome) =>
          report(outcome.ok ? { type: "continued", requestID, name, card: outcome.value, key: newKey() } : failed(outcome.failure)),
        );
        return;
      }
      case "find":
        void attempt("employeeStatus", effect.who).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          const { found, name = "", sentTo = "", resident = true } = outcome.value;
          report(found ? { type: "customerFound", who: effect.who, found: { name, sentTo, resident } } : { type: "nobodyFound" });
        });
        return;
      case "sendCode":
        void attempt("digitalDocSendSms", { ...effect.who, topic: topicOf(effect.topic) }).then((outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          const { requestID, message } = outcome.value;
          // A code that was sent before this page was opened again is good still: it is typed, not waited for.
          if (requestID === undefined) return report(refused(message));
          const sent = sentCode(outcome.value, now());
          report({ type: "codeSent", requestID, ...sent, ...(!succeeded(outcome.value) && { problem: messageProblem(message) }) });
        });
        return;
      case "confirm": {
        const { requestID, code } = effect;
        void attempt("digitalDocConfirmSms", { requestID, code }).then(async (outcome) => {
          if (!outcome.ok) return report(failed(outcome.failure));
          if (!succeeded(outcome.value)) return report(refused(outcome.value.message));
          const card = await attempt("getEmployeeReceptionData", { requestID });
          report(card.ok ? { type: "opened", card: card.value, key: newKey() } : failed(card.failure));
        });
        return;
      }
      case "save": {
        const { requestID, written, files, key, send } = effect;
        void holder()
          .then(async ({ verifier }) =>
            attempt(
              "setEmployeeReceptionData",
              { requestID, ...written, topic: topicOf(written.topic), files: [...files], verifier },
              { idempotencyKey: key },
            ),
          )
          .then((outcome) => {
            if (outcome.ok) return report({ type: "savedFiles", files: outcome.value.files, key: newKey(), send });
            report(isClosed(outcome.failure) ? { type: "idle" } : failed(outcome.failure));
          });
        return;
      }
      case "send":
        void attempt("sendEmployeeReception", { requestID: effect.requestID }, { idempotencyKey: effect.key }).then((outcome) => {
          if (!outcome.ok) return report(isClosed(outcome.failure) ? { type: "idle" } : failed(outcome.failure));
          const { number, deadline, file } = outcome.value;
          report({ type: "taken", taken: { number, deadline, file } });
        });
        return;
      case "leave":
        void attempt("leaveReception", { requestID: effect.requestID }, { idempotencyKey: effect.key }).then((outcome) =>
          report(outcome.ok || isClosed(outcome.failure) ? { type: "left" } : failed(outcome.failure)),
        );
        return;
      case "tellChanged":
        return onChanged();
      case "forgetFiles":
        forgetFiles();
    }
  };
};
