import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import type { WorkItemEffect, WorkItemEvent } from "./work-item.ts";

interface WorkItemPorts extends Pick<Ports, "attempt" | "newKey"> {
  readonly onChanged: () => void;
  /** Gives the bytes of base64 to the browser to keep. */
  readonly saveFile: (name: string, mime: string, content: string) => void;
}

export const performWorkItem =
  ({ attempt, newKey, onChanged, saveFile }: WorkItemPorts): Perform<WorkItemEvent, WorkItemEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "tellChanged":
        return onChanged();
      case "read": {
        const { name } = effect;
        void attempt("workItem", name).then((outcome) =>
          report(
            outcome.ok
              ? { type: "told", name, item: outcome.value, key: newKey() }
              : { type: "askFailed", name, problem: problemOf(outcome.failure) },
          ),
        );
        return;
      }
      case "savePaper": {
        const { name, file } = effect;
        void attempt("workFile", { ...name, file }).then((outcome) => {
          if (!outcome.ok) return report({ type: "paperCame", name, problem: problemOf(outcome.failure) });
          const { value } = outcome;
          if (!succeeded(value)) return report({ type: "paperCame", name, problem: messageProblem(value.message) });
          saveFile(value.name, value.mime, value.content);
          report({ type: "paperCame", name });
        });
        return;
      }
      case "askOpinion":
      case "giveOpinion": {
        const { id, key } = effect;
        const outcome =
          effect.do === "askOpinion"
            ? attempt("askOpinion", { id, question: effect.question }, { idempotencyKey: key })
            : attempt("giveOpinion", { id, ...effect.opinion }, { idempotencyKey: key });
        const became = effect.do === "askOpinion" ? "opinionAsked" : "opinionGiven";
        void outcome.then((answer) => {
          if (!answer.ok) return report({ type: "refused", problem: problemOf(answer.failure), key: newKey() });
          const isDone = succeeded(answer.value);
          report(isDone ? { type: "became", became } : { type: "refused", problem: messageProblem(answer.value.message), key: newKey() });
        });
        return;
      }
      case "decide": {
        const { name, decision, words, found, refusal, heirs, person, agree, key } = effect;
        const input = {
          ...name,
          decision,
          words,
          ...found,
          ...refusal,
          ...heirs,
          ...(person !== undefined && { person }),
          ...(agree !== undefined && { agree }),
        };
        void attempt("decideWork", input, { idempotencyKey: key }).then((outcome) => {
          if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure), key: newKey() });
          const { became, message } = outcome.value;
          report(
            succeeded(outcome.value) ? { type: "became", became } : { type: "refused", problem: messageProblem(message), key: newKey() },
          );
        });
      }
    }
  };
