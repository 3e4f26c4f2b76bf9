import { Worker } from "node:worker_threads";
import { believedOf, type EdgeOptions } from "@shanyraq/edge";
import type { Answer, Said, Told } from "./messages.ts";

type Verifier = NonNullable<EdgeOptions["verifier"]>;
type Task = Parameters<Verifier>;
interface Waiting {
  readonly body: Task[0];
  readonly by: Task[1];
  readonly askedAt: number;
  readonly answer: (answer: Answer | undefined) => void;
}

/** After so long nobody waits for the answer any more: a question in the queue is dropped, a thread that works on one is ended. */
const DEADLINE_MS = 10_000;
/** Questions that wait at most; each holds its document. */
const MOST_WAITING = 32;

/**
 * Verifies in a thread of its own, one document at a time, so that a hostile one costs the pages nothing. One thread: with a second, documents
 * could take both cores of a small machine. It is started with the first question.
 */
export function verifyInThread(deadlineMs: number = DEADLINE_MS): { readonly verifier: Verifier; readonly close: () => Promise<void> } {
  const waiting: Waiting[] = [];
  let thread: Worker | undefined;
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let told: Task[1] | undefined;

  function finish(answer: Answer | undefined): void {
    clearTimeout(timer);
    current?.answer(answer);
    current = undefined;
    next();
  }
  /** Ends a thread that is stuck or broken; the next question starts another. */
  function drop(): void {
    const gone = thread;
    thread = undefined;
    told = undefined;
    gone?.removeAllListeners();
    void gone?.terminate();
    finish(undefined);
  }
  /** Asks on behalf of the thread. What it is told after it was ended, or its question dropped, nobody hears. */
  async function learn(worker: Worker, { number, certificate, issuer }: Extract<Said, { kind: "asks" }>): Promise<void> {
    const sources = await current?.by.ask?.(certificate, issuer).catch(() => undefined);
    worker.postMessage({ kind: "learned", number, sources: sources ?? {} } satisfies Told);
  }
  function started(): Worker {
    const worker = new Worker(new URL("./verify-thread.ts", import.meta.url));
    worker.on("message", (said: Said) => {
      if (said.kind === "answer") finish(said.result);
      else void learn(worker, said);
    });
    worker.on("error", drop);
    worker.on("exit", drop);
    worker.unref();
    return worker;
  }
  function next(): void {
    const one = waiting.shift();
    if (!one || current) return;
    if (performance.now() - one.askedAt > deadlineMs) {
      one.answer(undefined);
      return next();
    }
    current = one;
    timer = setTimeout(drop, deadlineMs);
    thread ??= started();
    const { body, by } = one;
    const same = told !== undefined && told.trust === by.trust && told.revocation === by.revocation;
    told = by;
    thread.postMessage({ kind: "question", body, believed: same ? undefined : believedOf(by) } satisfies Told);
  }

  return {
    verifier: (body, by) =>
      new Promise((answer) => {
        if (waiting.length >= MOST_WAITING) return answer(undefined);
        waiting.push({ body, by, askedAt: performance.now(), answer });
        if (!current) next();
      }),
    close: async () => {
      clearTimeout(timer);
      for (const { answer } of waiting.splice(0)) answer(undefined);
      thread?.removeAllListeners();
      await thread?.terminate();
      current?.answer(undefined);
      current = undefined;
    },
  };
}
