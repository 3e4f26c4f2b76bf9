import type { Perform } from "./flow.ts";
import type { Ports } from "./ports.ts";
import { problemOf, messageProblem } from "./problem.ts";
import type { UploadsEffect, UploadsEvent } from "./uploads.ts";

/** What a page keeps of the files it has sent: the server gives them to a statement that tells this. */
export interface Holder {
  readonly verifier: string;
  readonly challenge: string;
}

interface UploadsPorts extends Pick<Ports, "attempt" | "wait"> {
  readonly holder: () => Promise<Holder>;
}

const MAX_NAME = 200;
/** The answer for a file that was read and refused; limits and outages have others. */
const BAD_FILE = 400;
/** The answer of a server that has no time for a file now: it is sent again after a while, so often in all. */
const BUSY = 503;
const MAX_TRIES = 3;
const RETRY_MS = 3_000;

export function performUploads({ attempt, holder, wait }: UploadsPorts): Perform<UploadsEvent, UploadsEffect> {
  const pending = new Map<string, AbortController>();
  /** One file at a time: two at once would share a slow line, and wait for one another at the server. */
  let turn: Promise<unknown> = Promise.resolve();

  /** @returns undefined once nobody waits for it any more. */
  async function tryOften(isWanted: () => boolean, act: () => ReturnType<typeof attempt<"upload">>) {
    for (let tries = 1; isWanted(); tries += 1) {
      const outcome = await act();
      const isBusy = !outcome.ok && outcome.failure.kind === "refused" && outcome.failure.status === BUSY;
      if (!isBusy || tries === MAX_TRIES) return outcome;
      await new Promise<void>((then) => {
        wait(RETRY_MS, then);
      });
    }
    return undefined;
  }

  async function send({ id, file }: Extract<UploadsEffect, { do: "send" }>, report: (event: UploadsEvent) => void): Promise<void> {
    const control = new AbortController();
    pending.get(id)?.abort();
    pending.set(id, control);
    const { signal } = control;
    const { challenge } = await holder();
    const onSent = (part: number) => report({ type: "sent", id, part });
    const isWanted = () => pending.get(id) === control;
    const input = { name: file.name.slice(-MAX_NAME), challenge };
    const result = turn.then(() => tryOften(isWanted, () => attempt("upload", input, { file, onSent, signal })));
    // Whoever takes a file back leaves the turn to the next one at once.
    turn = Promise.race([result, new Promise((then) => signal.addEventListener("abort", then, { once: true }))]);
    const outcome = await result;
    // Cancelled or restarted: the result of this upload is not used.
    if (!outcome || !isWanted()) return;
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
