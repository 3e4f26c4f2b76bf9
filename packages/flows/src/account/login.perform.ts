import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { sentCode } from "../sent-code.ts";
import type { LoginEffect, LoginEvent } from "./login.ts";

/** Asks the edge to sign in, and passes the request token to its keeper. */
export const performLogin =
  ({ attempt, now }: Pick<Ports, "attempt" | "now">, keepToken: (token: string) => void): Perform<LoginEvent, LoginEffect> =>
  (effect, report) => {
    if (effect.do === "keepToken") {
      keepToken(effect.token);
      return;
    }
    const { credentials, code } = effect;
    void attempt("login", { ...credentials, ...(code !== undefined && { code }) }).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      const { Authorization, codeNeeded, message, sentTo } = outcome.value;
      if (Authorization) return report({ type: "accepted", token: Authorization.token });
      if (codeNeeded !== true || sentTo === undefined) return report({ type: "refused", problem: messageProblem(message) });
      const problem = succeeded(outcome.value) ? {} : { problem: messageProblem(message) };
      return report({ type: "codeSent", credentials, sentTo, ...sentCode(outcome.value, now()), ...problem });
    });
  };
