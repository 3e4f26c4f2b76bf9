import type { CallFailure } from "@shanyraq/client";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, said, type Problem } from "../problem.ts";
import type { SignatureLoginEffect, SignatureLoginEvent } from "./signature-login.ts";

const NOT_BUILT = 501;
/** What is not open yet says so in the server's words: it is no failure of the service. */
const whyNot = (failure: CallFailure): Problem =>
  failure.kind === "refused" && failure.status === NOT_BUILT ? said(failure.body?.message) : problemOf(failure);

/** A code that a phone has not signed by then is asked for anew. */
export const SIGN_CODE_MS = 180_000;

export function performSignatureLogin({
  attempt,
  wait,
}: Pick<Ports, "attempt" | "wait">): Perform<SignatureLoginEvent, SignatureLoginEffect> {
  let withdraw = () => {};
  let asked = 0;
  return (effect, report) => {
    withdraw();
    asked += 1;
    const mine = asked;
    /** What was asked before something else was chosen is not heard any more. */
    const hear = (event: SignatureLoginEvent) => {
      if (mine === asked) report(event);
    };
    switch (effect.do) {
      case "askForCode":
        void attempt("egovQrInit", {}).then((outcome) => {
          if (!outcome.ok) return hear({ type: "failed", problem: whyNot(outcome.failure) });
          const { value, message, eGovMobileLaunchLink: person, eGovBusinessLaunchLink: company } = outcome.value;
          const launch = { ...(person && { person }), ...(company && { company }) };
          return hear(value ? { type: "codeMade", value, launch } : { type: "failed", problem: said(message) });
        });
        return;
      case "connect":
        void attempt("authLogin", {}).then((outcome) =>
          hear({ type: "failed", problem: outcome.ok ? said(outcome.value.message) : whyNot(outcome.failure) }),
        );
        return;
      case "waitForEnd":
        withdraw = wait(SIGN_CODE_MS, () => hear({ type: "codeExpired" }));
        return;
      case "stop":
        return;
    }
  };
}
