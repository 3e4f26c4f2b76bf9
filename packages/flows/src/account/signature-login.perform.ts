import type { Output } from "@shanyraq/calls";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { signByPhone } from "../signing/by-phone.ts";
import type { SigningPorts } from "../signing/signing-ports.ts";
import type { SignatureLoginEffect, SignatureLoginEvent } from "./signature-login.ts";

export type SignatureLoginPorts = Pick<Ports, "attempt" | "now" | "wait"> & SigningPorts;

/** What the back office thinks of a signed login. */
function eventOf({
  Authorization,
  reason,
  user,
  message,
}: Pick<Output<"getAuthLogin">, "Authorization" | "reason" | "user" | "message">): SignatureLoginEvent {
  if (Authorization) return { type: "accepted", token: Authorization.token };
  return reason === "noAccount" && user?.iin
    ? { type: "unknownPerson", iin: user.iin }
    : { type: "failed", problem: messageProblem(message) };
}

/** Signs in by the application: connects, asks for a nonce, has it signed, sends the signature. */
async function byApplication(
  { attempt, application, secret }: SignatureLoginPorts,
  report: (event: SignatureLoginEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const program = await application();
  const connected = await program.connect(signal);
  if (signal.aborted) return;
  if (!connected.ok) return report(failureOf(connected.failure));
  report({ type: "connected" });
  const { verifier, challenge } = await secret();
  const started = await attempt("authLogin", { challenge }, { signal });
  if (signal.aborted) return;
  if (!started.ok) return report({ type: "failed", problem: problemOf(started.failure) });
  const { nonce } = started.value;
  if (!nonce) return report({ type: "failed", problem: messageProblem(started.value.message) });
  const signed = await program.sign([btoa(nonce)], "login", signal);
  if (signal.aborted) return;
  if (!signed.ok) return report(failureOf(signed.failure));
  report({ type: "signed" });
  const outcome = await attempt("getAuthLogin", { nonce, verifier, signature: signed.value[0] ?? "" }, { signal });
  if (signal.aborted) return;
  report(outcome.ok ? eventOf(outcome.value) : { type: "failed", problem: problemOf(outcome.failure) });
}

type Failure = Extract<Awaited<ReturnType<Awaited<ReturnType<SigningPorts["application"]>>["connect"]>>, { ok: false }>["failure"];
function failureOf(failure: Failure): SignatureLoginEvent {
  switch (failure.kind) {
    case "cancelled":
      return { type: "cancelled" };
    case "connection":
      return { type: "notConnected", detail: failure.detail, cause: failure.cause };
    case "failed":
      return { type: "failed", problem: messageProblem(failure.detail) };
  }
}

/** Results of what was started before another choice are ignored. */
export function performSignatureLogin(
  ports: SignatureLoginPorts,
  keepToken: (token: string) => void,
): Perform<SignatureLoginEvent, SignatureLoginEffect> {
  let giveUp = () => {};
  return (effect, report) => {
    if (effect.do === "keepToken") return keepToken(effect.token);
    giveUp();
    giveUp = () => {};
    if (effect.do === "connect") {
      const gone = new AbortController();
      giveUp = () => gone.abort();
      void byApplication(ports, report, gone.signal);
    }
    if (effect.do === "askForCode")
      giveUp = signByPhone(
        ports,
        {},
        {
          made: (value, launch) => report({ type: "codeMade", value, launch }),
          scanned: () => report({ type: "codeScanned" }),
          expired: () => report({ type: "codeExpired" }),
          cancelled: () => report({ type: "cancelled" }),
          answered: (result) => report(eventOf(result)),
          failed: (problem) => report({ type: "failed", problem }),
        },
      );
  };
}
