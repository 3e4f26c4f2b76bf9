import type { Perform } from "./flow.ts";
import type { Ports } from "./ports.ts";
import { problemOf, messageProblem } from "./problem.ts";
import type { UploadsEffect, UploadsEvent } from "./uploads.ts";

/** What a page keeps of the files it has sent: the server gives them to a statement that tells this. */
export interface Holder {
  readonly verifier: string;
  readonly challenge: string;
}

interface UploadsPorts extends Pick<Ports, "attempt"> {
  readonly holder: () => Promise<Holder>;
}

const MAX_NAME = 200;
/** The answer for a file that was read and refused; limits and outages have others. */
const BAD_FILE = 400;

export function performUploads({ attempt, holder }: UploadsPorts): Perform<UploadsEvent, UploadsEffect> {
  const pending = new Map<string, AbortController>();

  async function send({ id, file }: Extract<UploadsEffect, { do: "send" }>, report: (event: UploadsEvent) => void): Promise<void> {
    const control = new AbortController();
    pending.get(id)?.abort();
    pending.set(id, control);
    const { signal } = control;
    const { challenge } = await holder();
    const onSent = (part: number) => report({ type: "sent", id, part });
    const outcome = await attempt("upload", { name: file.name.slice(-MAX_NAME), challenge }, { file, onSent, signal });
    // Cancelled or restarted: the result of this upload is not used.
    if (pending.get(id) !== control) return;
    pending.delete(id);
    if (!outcome.ok) {
      const { failure } = outcome;
      const isFinal = failure.kind === "refused" && failure.status === BAD_FILE;
      return report({ type: "refused", id, problem: problemOf(failure), isFinal });
    }
    const { id: upload, message } = outcome.value;
    report(
      upload === undefined ? { type: "refused", id, problem: messageProblem(message), isFinal: false } : { type: "arrived", id, upload },
    );
  }

  return (effect, report) => {
    if (effect.do === "send") {
      void send(effect, report);
      return;
    }
    pending.get(effect.id)?.abort();
    pending.delete(effect.id);
  };
}
