import { succeeded } from "@shanyraq/calls/status";
import { consentTextType, type ConsentType } from "@shanyraq/calls/vocabulary";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, said } from "../problem.ts";
import { sentCode } from "../sent-code.ts";
import type { ConsentsEffect, ConsentsEvent } from "./consents.ts";

const CONFLICT = 409;

export const performConsents =
  ({
    attempt,
    now,
    type: which = consentTextType,
  }: Pick<Ports, "attempt" | "now"> & { readonly type?: ConsentType }): Perform<ConsentsEvent, ConsentsEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "ask":
        void attempt("getPersonAgreements", {}).then((outcome) => {
          if (!outcome.ok) return report({ type: "askFailed", problem: problemOf(outcome.failure) });
          const agreement = outcome.value.agreements.find(({ type }) => type === which);
          return report(agreement ? { type: "told", agreement } : { type: "askFailed", problem: { kind: "badData" } });
        });
        return;
      case "withdraw":
        void attempt("setPersonAgreements", { type: which, agree: false }).then((outcome) => {
          if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
          const { message, obligations } = outcome.value;
          if (succeeded(outcome.value)) return report({ type: "withdrawn" });
          return report(obligations ? { type: "kept", problem: said(message), obligations } : { type: "refused", problem: said(message) });
        });
        return;
      case "give": {
        const { agreement, code } = effect;
        const { type, version, sha256 } = agreement;
        void attempt("setConsent", { type, version, sha256, ...(code !== undefined && { code }) }).then((outcome) => {
          if (!outcome.ok) {
            const { failure } = outcome;
            const changed = failure.kind === "refused" && failure.status === CONFLICT;
            return report({ type: changed ? "wordsChanged" : "refused", problem: problemOf(failure) });
          }
          const { given, sentTo, message } = outcome.value;
          if (given) return report({ type: "given" });
          const sent = sentCode(outcome.value, now());
          if (succeeded(outcome.value)) return report({ type: "codeSent", phone: sentTo ?? "", ...sent });
          // A code came before this page was opened anew, and is good still: it is typed, not waited for.
          if (sentTo !== undefined) return report({ type: "codeSent", phone: sentTo, resendAt: sent.resendAt, problem: said(message) });
          return report({ type: "refused", problem: said(message) });
        });
      }
    }
  };
