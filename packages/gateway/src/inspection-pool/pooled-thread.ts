import { Worker } from "node:worker_threads";
import { serializeTrust, type TrustSnapshot } from "@shanyraq/signing/trust";
import type { Inspected } from "@shanyraq/provider/inspection-kinds";
import type { FromThread, ThreadData, ToThread } from "./messages.ts";

export interface Job {
  readonly kind: string;
  readonly input: unknown;
  readonly trust: TrustSnapshot | undefined;
}

/** A thread that does one job at a time. */
export interface PooledThread {
  /** Does a job within its time, which begins once the thread has read its own code. A thread that takes longer, breaks or fills its memory is ended; the next job starts another. */
  readonly run: (job: Job, deadlineMs: number) => Promise<Inspected<unknown>>;
  readonly close: () => Promise<void>;
}

/**
 * What a thread may fill with objects; buffers are bounded by each kind of job itself. Over its limit Node gives a thread 16 MB in which to end, and where a
 * collection moves more than that out of the young objects at once the whole process ends: so the young ones are few.
 */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 } as const;

/** How long a thread may take to start and to read its code, whatever else the machine does: nothing that somebody sent is looked at meanwhile. */
const START_TIMEOUT_MS = 20_000;

/** A place for a thread, which is started with its first job. @param table the module with the table of kinds. */
export function pooledThread(table: URL): PooledThread {
  let worker: Worker | undefined;
  let known: TrustSnapshot | undefined;
  let settle: ((result: Inspected<unknown>) => void) | undefined;
  let begin: (() => void) | undefined;

  function end(): Promise<unknown> | undefined {
    const gone = worker;
    worker = undefined;
    known = undefined;
    gone?.removeAllListeners();
    // What it still says while it ends interests nobody.
    gone?.on("error", () => {});
    return gone?.terminate();
  }
  function broken(): void {
    void end();
    settle?.({ ok: false, code: "failed" });
  }
  /** Asks on behalf of the thread. What is learned after it was ended goes nowhere. */
  async function learn(one: Worker, { ask }: TrustSnapshot, { number, certificate, issuer }: Extract<FromThread, { type: "asks" }>) {
    const sources = await ask?.(certificate, issuer).catch(() => undefined);
    one.postMessage({ type: "learned", number, sources: sources ?? {} } satisfies ToThread);
  }
  function start(): Worker {
    const workerData: ThreadData = { table: table.href };
    const one = new Worker(new URL("./pool-thread.ts", import.meta.url), { workerData, resourceLimits: RESOURCE_LIMITS });
    one.on("message", (message: FromThread) => {
      if (message.type === "begun") begin?.();
      else if (message.type === "done") settle?.({ ok: true, value: message.output });
      else if (message.type === "failed") settle?.({ ok: false, code: "failed" });
      else if (known) void learn(one, known, message);
    });
    one.on("error", broken);
    one.on("exit", broken);
    one.unref();
    return one;
  }
  function trustFor(trust: TrustSnapshot | undefined): Extract<ToThread, { type: "job" }>["trust"] {
    if (!trust) return undefined;
    const same = known !== undefined && known.trust === trust.trust && known.revocation === trust.revocation;
    known = trust;
    return same ? "same" : serializeTrust(trust);
  }

  return {
    run: async ({ kind, input, trust }, deadlineMs) => {
      const { promise, resolve } = Promise.withResolvers<Inspected<unknown>>();
      settle = resolve;
      const expire = () => {
        void end();
        resolve({ ok: false, code: "timedOut" });
      };
      let timer = setTimeout(expire, START_TIMEOUT_MS);
      begin = () => {
        clearTimeout(timer);
        timer = setTimeout(expire, deadlineMs);
      };
      worker ??= start();
      worker.postMessage({ type: "job", kind, input, trust: trustFor(trust), mayAsk: trust?.ask !== undefined } satisfies ToThread);
      const result = await promise;
      clearTimeout(timer);
      settle = undefined;
      begin = undefined;
      return result;
    },
    close: async () => {
      const ending = end();
      settle?.({ ok: false, code: "busy" });
      await ending;
    },
  };
}
