import { succeeded } from "@shanyraq/calls/status";
import { consentTextType, type ConsentType } from "@shanyraq/calls/vocabulary";
import { byCode, type CallFailure } from "@shanyraq/client";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { sentCode } from "../sent-code.ts";
import type { SigningPorts } from "../signing/signing-ports.ts";
import type { ConsentsEffect, ConsentsEvent, PersonAgreement } from "./consents.ts";

type ConsentsPorts = Pick<Ports, "attempt" | "now"> & Pick<SigningPorts, "application"> & { readonly type?: ConsentType };
type Report = (event: ConsentsEvent) => void;

/** Words that were read are signed, and others are no more agreed to by a key than by a code. */
const refusedGiving = (failure: CallFailure<"signConsent" | "setConsent">): ConsentsEvent =>
  byCode<"signConsent" | "setConsent", ConsentsEvent>(
    failure,
    { consentChanged: (refused) => ({ type: "wordsChanged", problem: problemOf(refused) }) },
    (other) => ({ type: "refused", problem: problemOf(other) }),
  );

/** The bytes that are signed: the XML as UTF-8, in base64. */
const signedBytes = (xml: string): string =>
  btoa(Array.from(new TextEncoder().encode(xml), (octet) => String.fromCodePoint(octet)).join(""));

async function signConsent(
  { attempt, application }: ConsentsPorts,
  agreement: PersonAgreement,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const program = await application();
  const connected = await program.connect(signal);
  const signed = connected.ok ? await program.sign([signedBytes(agreement.xml)], "document", signal) : connected;
  if (signal.aborted) return;
  if (!signed.ok)
    return report(
      signed.failure.kind === "cancelled" ? { type: "cancelled" } : { type: "refused", problem: messageProblem(signed.failure.detail) },
    );
  report({ type: "signed" });
  const { type, version, sha256 } = agreement;
  const [signature = ""] = signed.value;
  const outcome = await attempt("signConsent", { type, version, sha256, signature });
  if (!outcome.ok) return report(refusedGiving(outcome.failure));
  report(outcome.value.given ? { type: "given" } : { type: "refused", problem: messageProblem(outcome.value.message) });
}

export function performConsents(ports: ConsentsPorts): Perform<ConsentsEvent, ConsentsEffect> {
  const { attempt, now, type: which = consentTextType } = ports;
  let giveUp = () => {};
  return (effect, report) => {
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
          return report(
            obligations
              ? { type: "kept", problem: messageProblem(message), obligations }
              : { type: "refused", problem: messageProblem(message) },
          );
        });
        return;
      case "sign": {
        const gone = new AbortController();
        giveUp = () => gone.abort();
        void signConsent(ports, effect.agreement, report, gone.signal);
        return;
      }
      case "stop":
        return giveUp();
      case "give": {
        const { agreement, code } = effect;
        const { type, version, sha256 } = agreement;
        void attempt("setConsent", { type, version, sha256, ...(code !== undefined && { code }) }).then((outcome) => {
          if (!outcome.ok) return report(refusedGiving(outcome.failure));
          const { given, sentTo, message } = outcome.value;
          if (given) return report({ type: "given" });
          const sent = sentCode(outcome.value, now());
          if (succeeded(outcome.value)) return report({ type: "codeSent", phone: sentTo ?? "", ...sent });
          // A code came before this page was opened again, and is good still: it is typed, not waited for.
          if (sentTo !== undefined)
            return report({ type: "codeSent", phone: sentTo, resendAt: sent.resendAt, problem: messageProblem(message) });
          return report({ type: "refused", problem: messageProblem(message) });
        });
      }
    }
  };
}
