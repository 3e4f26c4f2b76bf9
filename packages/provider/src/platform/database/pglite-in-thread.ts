import { Worker } from "node:worker_threads";
import type { Results } from "@electric-sql/pglite";
import { errorFrom, type Act, type Reply, type Request } from "./pglite-messages.ts";

interface Statements {
  readonly query: <T>(sql: string, parameters?: readonly unknown[]) => Promise<Results<T>>;
}
/** The part of PGlite that queries need. Callers take turns: during a transaction no other statement may come. */
export interface PGliteInThread extends Statements {
  readonly transaction: <T>(act: (statements: Statements & { readonly rollback: () => Promise<void> }) => Promise<T>) => Promise<T>;
  readonly dumpDataDir: () => Promise<Blob>;
  readonly close: () => Promise<void>;
  readonly closed: boolean;
  readonly ready: boolean;
  readonly waitReady: Promise<void>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Opens a folder with PGlite in a thread of its own: while it executes a statement, pages and other calls continue. */
export async function openInThread(dataFolder: string): Promise<PGliteInThread> {
  const thread = new Worker(new URL("./pglite-thread.ts", import.meta.url), { workerData: dataFolder });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let closed = false;
  const opened = new Promise<unknown>((resolve, reject) => waiting.set(0, { resolve, reject }));

  thread.on("message", (reply: Reply) => {
    const request = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.ok) request?.resolve(reply.value);
    else request?.reject(errorFrom(reply.error));
  });
  const gone = (error: Error) => {
    closed = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on("error", gone);
  thread.on("exit", () => gone(new Error("the database's thread has ended")));

  const ask = <T>(act: Act): Promise<T> =>
    new Promise((resolve, reject) => {
      if (closed) {
        reject(new Error("the database is closed"));
        return;
      }
      last += 1;
      // The thread answers a request with what that request asks for.
      waiting.set(last, { resolve: resolve as (value: unknown) => void, reject });
      thread.postMessage({ id: last, act } satisfies Request);
    });
  const query: Statements["query"] = (sql, parameters = []) => ask({ do: "query", sql, parameters });

  await opened;
  return {
    query,
    transaction: async (act) => {
      await ask({ do: "begin" });
      try {
        const value = await act({ query, rollback: () => Promise.reject(new Error("throw to roll back")) });
        await ask({ do: "commit" });
        return value;
      } catch (error) {
        await ask({ do: "rollback" });
        throw error;
      }
    },
    dumpDataDir: () => ask({ do: "dump" }),
    close: async () => {
      if (closed) return;
      await ask({ do: "close" });
      closed = true;
    },
    get closed() {
      return closed;
    },
    ready: true,
    waitReady: Promise.resolve(),
  };
}
