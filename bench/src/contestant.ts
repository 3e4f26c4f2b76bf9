import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import path from "node:path";
import type { Serving } from "./contestants/serve.ts";

export type ContestantName = "back-office" | "gateway" | "load" | "reply-from" | "sirv";

export interface Contestant {
  readonly origin: string;
  /** CPU microseconds the process has used since it began. */
  readonly cpu: () => Promise<number>;
  /** Sends a message and waits for the word that it is done. */
  readonly tell: (message: object) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

async function heard(child: ChildProcess, name: string): Promise<unknown> {
  const over = new AbortController();
  const ended = once(child, "exit", over).then(() => Promise.reject(new Error(`${name} ended before it answered`)));
  const said = once(child, "message", over).then(([message]) => message as unknown);
  try {
    return await Promise.race([said, ended]);
  } finally {
    ended.catch(() => {});
    said.catch(() => {});
    over.abort();
  }
}

/** Starts a contestant in a process of its own. What it logs goes to a file, as behind a service manager. */
export async function start(
  name: ContestantName,
  { log, env = {} }: { readonly log: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Contestant> {
  const child = fork(path.join(import.meta.dirname, `contestants/${name}.ts`), {
    env: { ...process.env, NODE_ENV: "production", ...env },
    execArgv: (process.env["BENCH_NODE_OPTIONS"] ?? "").split(" ").filter(Boolean),
    stdio: ["ignore", openSync(log, "a"), "inherit", "ipc"],
  });
  const { origin } = (await heard(child, name)) as Serving;
  const tell = (message: object) => {
    const answer = heard(child, name);
    child.send(message);
    return answer;
  };
  return {
    origin,
    tell,
    cpu: async () => (await tell({ ask: "cpu" })) as number,
    stop: async () => {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
