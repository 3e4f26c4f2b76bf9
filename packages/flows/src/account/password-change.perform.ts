import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import type { PasswordChangeEffect, PasswordChangeEvent } from "./password-change.ts";

interface PasswordPorts extends Pick<Ports, "attempt"> {
  readonly keepToken: (token: string) => void;
}

export const performPasswordChange =
  ({ attempt, keepToken }: PasswordPorts): Perform<PasswordChangeEvent, PasswordChangeEffect> =>
  (effect, report) => {
    if (effect.do === "keepToken") {
      keepToken(effect.token);
      return;
    }
    void attempt("changePassword", effect.values).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      const { Authorization, message } = outcome.value;
      return report(
        succeeded(outcome.value)
          ? { type: "accepted", token: Authorization?.token }
          : { type: "refused", problem: messageProblem(message) },
      );
    });
  };
