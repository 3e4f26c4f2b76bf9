import { availableParallelism } from "node:os";
import type { Inspected, InspectionTable, InspectOver } from "@shanyraq/provider/inspections";
import { jobKinds, type JobKinds } from "./job-kinds.ts";
import { pooledThread, type Job, type PooledThread } from "./pooled-thread.ts";

type AnyKinds = Readonly<Record<string, { readonly input: unknown; readonly output: unknown }>>;
interface Waiting {
  readonly job: Job;
  readonly answer: (result: Inspected<unknown>) => void;
  readonly timer: NodeJS.Timeout;
}

export interface InspectionPool<Kinds extends { readonly [K in keyof Kinds]: AnyKinds[string] }> {
  readonly inspect: InspectOver<Kinds>;
  readonly close: () => Promise<void>;
}

/** What strangers send never has the last thread: it is kept for what customers and editors wait for. */
const MIN_THREADS = 2;
const MAX_THREADS = 4;

interface PoolOptions<Kinds extends { readonly [K in keyof Kinds]: AnyKinds[string] }> {
  readonly table: InspectionTable<Kinds>;
  /** The module that exports the table as `jobKinds`: each thread reads it again. */
  readonly module: URL;
  readonly threads?: number;
  /** Told of each job that was ended by force or broke off; whoever sends such bytes is worth knowing of. */
  readonly onBroken?: (kind: string, code: "timedOut" | "failed") => void;
}

/**
 * The threads in which bytes are read that somebody sent: one document at a time in each, with a deadline and a limit of memory, so that a hostile one costs
 * the pages nothing. What does not fit into the queue is refused at once. Threads start with their first job.
 */
export function createPool<Kinds extends { readonly [K in keyof Kinds]: AnyKinds[string] }>({
  table,
  module,
  threads = Math.max(MIN_THREADS, Math.min(MAX_THREADS, availableParallelism())),
  onBroken,
}: PoolOptions<Kinds>): InspectionPool<Kinds> {
  const all = Array.from({ length: threads }, () => pooledThread(module));
  const free = [...all];
  const waiting: Waiting[] = [];
  let closed = false;

  const rowOf = (kind: string) => table[kind as keyof Kinds];
  const mayStart = ({ job }: Waiting): boolean => free.length > (rowOf(job.kind).fromAnyone && threads > 1 ? 1 : 0);

  async function perform(thread: PooledThread, { job, answer }: Waiting): Promise<void> {
    const result = await thread.run(job, rowOf(job.kind).deadlineMs);
    free.push(thread);
    if (!result.ok && result.code !== "busy") onBroken?.(job.kind, result.code);
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

  const inspect = (kind: string, input: unknown, trust?: Job["trust"]): Promise<Inspected<unknown>> =>
    new Promise((answer) => {
      const { maxWaiting, maxWaitMs } = rowOf(kind);
      const ahead = waiting.filter(({ job }) => job.kind === kind).length;
      if (closed || ahead >= maxWaiting) return answer({ ok: false, code: "busy" });
      const one: Waiting = { job: { kind, input, trust }, answer, timer: setTimeout(() => drop(one), maxWaitMs) };
      waiting.push(one);
      next();
    });
  return {
    // A kind names both what goes in and what comes out: what the table pairs, the checker cannot follow through a thread.
    inspect: inspect as InspectOver<Kinds>,
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

/** The pool of the product. */
export const inspectionPool = (more: Pick<PoolOptions<JobKinds>, "threads" | "onBroken"> = {}): InspectionPool<JobKinds> =>
  createPool({ table: jobKinds, module: new URL("./job-kinds.ts", import.meta.url), ...more });
