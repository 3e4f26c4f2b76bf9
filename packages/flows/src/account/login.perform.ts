import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf } from "../problem.ts";
import type { LoginEffect, LoginEvent } from "./login.ts";

/** Asks the edge to sign in, and hands the request token to whoever keeps it. */
export const performLogin =
  ({ attempt }: Pick<Ports, "attempt">, keepToken: (token: string) => void): Perform<LoginEvent, LoginEffect> =>
  (effect, report) => {
    if (effect.do === "keepToken") {
      keepToken(effect.token);
      return;
    }
    void attempt("login", effect.credentials).then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      const token = outcome.value.Authorization?.token;
      return report(
        token ? { type: "accepted", token } : { type: "refused", problem: { kind: "message", message: outcome.value.message ?? "" } },
      );
    });
  };
