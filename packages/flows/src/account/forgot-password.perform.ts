import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { needsLogin, problemOf, messageProblem } from "../problem.ts";
import type { ForgotPasswordEffect, ForgotPasswordEvent } from "./forgot-password.ts";
import { atFields, resendMoment } from "./registration.ts";
import { sentCode } from "../sent-code.ts";

interface ForgotPasswordPorts extends Pick<Ports, "attempt" | "now"> {
  /** What the next call carries; nobody is signed in by it. */
  readonly holdToken: (token: string) => void;
  readonly keepToken: (token: string) => void;
}

export const performForgotPassword =
  ({ attempt, now, holdToken, keepToken }: ForgotPasswordPorts): Perform<ForgotPasswordEvent, ForgotPasswordEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "sendCode":
        void attempt("forgotPassword", { phone: effect.phone }).then((outcome) => {
          if (!outcome.ok) return report({ type: "sendRefused", problem: problemOf(outcome.failure) });
          const { message, resendAfter } = outcome.value;
          if (succeeded(outcome.value)) return report({ type: "codeSent", ...sentCode(outcome.value, now()) });
          const wait = resendAfter === undefined ? {} : { resendAt: resendMoment(now(), resendAfter) };
          return report({ type: "sendRefused", problem: messageProblem(message), ...wait });
        });
        return;
      case "checkCode":
        void attempt("forgotPasswordCode", { phone: effect.phone, sms: effect.code }).then((outcome) => {
          if (!outcome.ok) return report({ type: "codeRefused", problem: problemOf(outcome.failure) });
          const token = outcome.value.Authorization?.token;
          return report(token ? { type: "codeAccepted", token } : { type: "codeRefused", problem: messageProblem(outcome.value.message) });
        });
        return;
      case "holdToken":
        holdToken(effect.token);
        return;
      case "changePassword": {
        const { password, password_r } = effect.values;
        void attempt("changePassword", { password, password_repeat: password_r }).then((outcome) => {
          if (!outcome.ok)
            return report(
              needsLogin(outcome.failure)
                ? { type: "sessionOver" }
                : { type: "passwordRefused", problem: atFields(problemOf(outcome.failure)) },
            );
          const token = outcome.value.Authorization?.token;
          return report(token ? { type: "changed", token } : { type: "passwordRefused", problem: messageProblem(outcome.value.message) });
        });
        return;
      }
      case "keepToken":
        keepToken(effect.token);
    }
  };
