import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import type { UnderwriterAnswerEffect, UnderwriterAnswerEvent } from "./underwriter-answer.ts";

interface UnderwriterAnswerPorts extends Pick<Ports, "attempt" | "newKey"> {
  /** The list of applications is read again. */
  readonly onAnswered: () => void;
}

export const performUnderwriterAnswer =
  ({ attempt, newKey, onAnswered }: UnderwriterAnswerPorts): Perform<UnderwriterAnswerEvent, UnderwriterAnswerEffect> =>
  (effect, report) => {
    if (effect.do === "tellAnswered") return onAnswered();
    const { requestID, answer, key } = effect;
    void attempt("answerUnderwriter", { requestID, answer }, { idempotencyKey: key }).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure), key: newKey() });
      return report(
        succeeded(outcome.value)
          ? { type: "accepted" }
          : { type: "refused", problem: messageProblem(outcome.value.message), key: newKey() },
      );
    });
  };
