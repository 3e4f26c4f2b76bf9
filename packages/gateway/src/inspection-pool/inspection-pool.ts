import { availableParallelism } from "node:os";
import type { Inspect, Inspected, InspectionKind } from "@shanyraq/provider/inspection-kinds";
import { pooledThread, type Job, type PooledThread } from "./pooled-thread.ts";

interface Waiting {
  readonly kind: InspectionKind<never, unknown>;
  readonly job: Job;
  readonly answer: (result: Inspected<unknown>) => void;
  readonly timer: NodeJS.Timeout;
}

export interface InspectionPool {
  readonly inspect: Inspect;
  readonly close: () => Promise<void>;
}

/** Two that strangers may have, so that one of them may still send a file while another's is read, and one for what customers and editors wait for. */
const MIN_THREADS = 3;
const MAX_THREADS = 4;

interface PoolOptions {
  /** The module that exports the kinds as `jobKinds`: each thread reads it for itself. */
  readonly module?: URL;
  readonly threads?: number;
  /** Called for each job that was ended by force or broke off: somebody sends bytes that cause it. */
  readonly onBroken?: (kind: string, code: "timedOut" | "failed") => void;
}

/**
 * The threads in which bytes are read that somebody sent: one document at a time in each, with a deadline and a limit of memory, so that a hostile one costs
 * the pages nothing. What does not fit into the queue is refused at once. Threads start with their first job.
 */
export function inspectionPool({
  module = new URL("./job-kinds.ts", import.meta.url),
  threads = Math.max(MIN_THREADS, Math.min(MAX_THREADS, availableParallelism())),
  onBroken,
}: PoolOptions = {}): InspectionPool {
  const all = Array.from({ length: threads }, () => pooledThread(module));
  const free = [...all];
  const waiting: Waiting[] = [];
  let closed = false;
  // Strangers never have all threads. What the others have does not count: a signature that waits for its authority would refuse a visitor's file.
  const maxFromAnyone = Math.max(1, threads - 1);
  let runningFromAnyone = 0;

  const mayStart = ({ kind }: Waiting): boolean => free.length > 0 && (!kind.fromAnyone || runningFromAnyone < maxFromAnyone);

  async function perform(thread: PooledThread, { kind, job, answer }: Waiting): Promise<void> {
    if (kind.fromAnyone) runningFromAnyone += 1;
    const result = await thread.run(job, kind.deadlineMs);
    if (kind.fromAnyone) runningFromAnyone -= 1;
    free.push(thread);
    if (!result.ok && result.code !== "busy") onBroken?.(kind.name, result.code);
    answer(result);
    next();
  }
  function next(): void {
    for (let at = waiting.findIndex(mayStart); at !== -1; at = waiting.findIndex(mayStart)) {
      const [one] = waiting.splice(at, 1);
      const thread = free.pop();
      if (!one || !thread) return;
      clearTimeout(one.timer);
      void perform(thread, one);
    }
  }
  function drop(one: Waiting): void {
    waiting.splice(waiting.indexOf(one), 1);
    one.answer({ ok: false, code: "busy" });
  }

  const inspect = (kind: InspectionKind<never, unknown>, input: unknown, trust?: Job["trust"]): Promise<Inspected<unknown>> =>
    new Promise((answer) => {
      const ahead = waiting.filter((one) => one.kind === kind).length;
      if (closed || ahead >= kind.maxWaiting) return answer({ ok: false, code: "busy" });
      const one: Waiting = { kind, job: { kind: kind.name, input, trust }, answer, timer: setTimeout(() => drop(one), kind.maxWaitMs) };
      waiting.push(one);
      next();
    });
  return {
    // A kind names both what goes in and what comes out: what it pairs, the checker cannot follow through a thread.
    inspect: inspect as Inspect,
    close: async () => {
      closed = true;
      for (const one of waiting.splice(0)) {
        clearTimeout(one.timer);
        one.answer({ ok: false, code: "busy" });
      }
      await Promise.all(all.map(({ close }) => close()));
    },
  };
}
