import type { Output } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import type { Outcome } from "@shanyraq/client";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import type { ContactChangeEffect, ContactChangeEvent } from "./contact-change.ts";
import { sentCode } from "../sent-code.ts";

type Answer = Outcome<Output<"changePhone">>;
/** Both contacts change by the same conversation; only the call and its field differ. */
export function performContactChange({ attempt, now }: Pick<Ports, "attempt" | "now">): Perform<ContactChangeEvent, ContactChangeEffect> {
  const ask = async ({ kind, value }: ContactChangeEffect, rest: object): Promise<Answer> =>
    kind === "phone" ? attempt("changePhone", { phone: value, ...rest }) : attempt("changeEmail", { email: value, ...rest });
  return (effect, report) => {
    if (effect.do === "sendCodes") {
      void ask(effect, {}).then((outcome) => {
        if (!outcome.ok) return report({ type: "sendingRefused", problem: problemOf(outcome.failure) });
        const { requestID, sentTo = "", sentToOld, message } = outcome.value;
        return succeeded(outcome.value) && requestID
          ? report({ type: "codesSent", requestID, sentTo, ...(sentToOld && { sentToOld }), ...sentCode(outcome.value, now()) })
          : report({ type: "sendingRefused", problem: messageProblem(message) });
      });
      return;
    }
    const { requestID, codeOld, codeNew } = effect;
    void ask(effect, { requestID, ...(codeOld !== undefined && { code_old: codeOld }), code_new: codeNew }).then((outcome) => {
      if (!outcome.ok) return report({ type: "codesRefused", problem: problemOf(outcome.failure) });
      const { message, attemptsLeft } = outcome.value;
      if (succeeded(outcome.value)) return report({ type: "changed" });
      return report({ type: "codesRefused", problem: messageProblem(message), ...(attemptsLeft !== undefined && { attemptsLeft }) });
    });
  };
}
