import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import type { Holder } from "../uploads.perform.ts";
import type { PapersEffect, PapersEvent } from "./papers.ts";

interface PapersPorts extends Pick<Ports, "attempt" | "newKey"> {
  /** What the page keeps of the files it has sent. */
  readonly holder: () => Promise<Holder>;
  /** The list of applications is read again, and the page lets go of these files. */
  readonly onSent: (uploads: readonly string[]) => void;
}

export function performPapers({ attempt, newKey, holder, onSent }: PapersPorts): Perform<PapersEvent, PapersEffect> {
  async function send({ number, uploads, key }: Extract<PapersEffect, { do: "send" }>): Promise<PapersEvent> {
    const { verifier } = await holder();
    const outcome = await attempt("sendFiles", { number, files: [...uploads], verifier }, { idempotencyKey: key });
    if (!outcome.ok) return { type: "refused", problem: problemOf(outcome.failure), key: newKey() };
    return succeeded(outcome.value)
      ? { type: "accepted", key: newKey() }
      : { type: "refused", problem: messageProblem(outcome.value.message), key: newKey() };
  }
  return (effect, report) => {
    if (effect.do === "notifySent") return onSent(effect.uploads);
    void send(effect).then(report);
  };
}
