import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import type { RegisterResidentEffect, RegisterResidentEvent } from "./register-resident.ts";
import { registrationInput, atFields, resendMoment } from "./registration.ts";
import { sentCode } from "../sent-code.ts";

interface RegistrationPorts extends Pick<Ports, "attempt" | "now"> {
  /** The language that letters will be written in. */
  readonly lang: () => string;
  readonly keepToken: (token: string) => void;
}

export const performRegisterResident =
  ({ attempt, now, lang, keepToken }: RegistrationPorts): Perform<RegisterResidentEvent, RegisterResidentEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "check":
        void attempt("checkRegister", { iin: effect.values.iin, phone: effect.values.phone }).then((outcome) => {
          if (!outcome.ok) return report({ type: "checkRefused", problem: atFields(problemOf(outcome.failure)) });
          if (succeeded(outcome.value)) return report({ type: "checked" });
          const { message, reason } = outcome.value;
          return report({ type: "checkRefused", problem: messageProblem(message), ...(reason && { reason }) });
        });
        return;
      case "sendCode":
        void attempt("registerStepOne", registrationInput(effect.values, lang())).then((outcome) => {
          if (!outcome.ok) return report({ type: "sendRefused", problem: atFields(problemOf(outcome.failure)) });
          const { changed, message, reason, resendAfter } = outcome.value;
          if (succeeded(outcome.value)) return report({ type: "codeSent", ...sentCode(outcome.value, now()) });
          const wait = resendAfter === undefined ? {} : { resendAt: resendMoment(now(), resendAfter) };
          const more = { ...wait, ...(changed && { changed }), ...(reason && { reason }) };
          return report({ type: "sendRefused", problem: messageProblem(message), ...more });
        });
        return;
      case "checkCode": {
        const { iin, phone } = effect.values;
        void attempt("smsCheckRegisterStepTwo", { iin, phone, sms: effect.code }).then((outcome) => {
          if (!outcome.ok) return report({ type: "codeRefused", problem: problemOf(outcome.failure) });
          const { Authorization, message, reason } = outcome.value;
          if (Authorization) return report({ type: "accepted", token: Authorization.token });
          return report({ type: "codeRefused", problem: messageProblem(message), ...(reason && { reason }) });
        });
        return;
      }
      case "keepToken":
        keepToken(effect.token);
    }
  };
