import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import type { NotMeEffect, NotMeEvent } from "./not-me.ts";

export const performNotMe =
  ({ attempt }: Pick<Ports, "attempt">): Perform<NotMeEvent, NotMeEffect> =>
  ({ token }, report) => {
    void attempt("notMe", { token }).then((outcome) => {
      if (!outcome.ok) return report({ type: "failed", problem: problemOf(outcome.failure) });
      const { frozenUntil, message, reason } = outcome.value;
      if (succeeded(outcome.value) && frozenUntil !== undefined) return report({ type: "frozen", until: frozenUntil });
      return report(reason === "linkOver" ? { type: "linkOver" } : { type: "failed", problem: messageProblem(message) });
    });
  };
