import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { sentCode } from "../sent-code.ts";
import type { AutopayEffect, AutopayEvent } from "./autopay.ts";

interface AutopayPorts extends Pick<Ports, "attempt" | "now"> {
  readonly contractId: string;
  /** Opens the bank's page in place of this one. */
  readonly leaveFor: (url: string) => void;
}

export const performAutopay =
  ({ attempt, now, contractId, leaveFor }: AutopayPorts): Perform<AutopayEvent, AutopayEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "leaveFor":
        leaveFor(effect.url);
        return;
      case "ask":
        void attempt("autopay", { contractId }).then((outcome) =>
          report(outcome.ok ? { type: "told", facts: outcome.value } : { type: "askFailed", problem: problemOf(outcome.failure) }),
        );
        return;
      case "addCard":
        void attempt("autopayCard", { contractId }).then((outcome) => {
          if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
          const { url, message } = outcome.value;
          return report(url ? { type: "cardBegun", url } : { type: "refused", problem: messageProblem(message) });
        });
        return;
      case "turnOff":
        void attempt("autopayOff", { contractId }).then((outcome) =>
          report(outcome.ok ? { type: "changed" } : { type: "refused", problem: problemOf(outcome.failure) }),
        );
        return;
      case "sendCode":
      case "confirm":
        void attempt("autopayOn", { contractId, ...(effect.do === "confirm" && { code: effect.code }) }).then((outcome) => {
          if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
          const { on, phone, message } = outcome.value;
          if (on) return report({ type: "changed" });
          if (!succeeded(outcome.value)) return report({ type: "refused", problem: messageProblem(message) });
          return report({ type: "codeSent", phone: phone ?? "", ...sentCode(outcome.value, now()) });
        });
    }
  };
