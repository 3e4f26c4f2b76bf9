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
  readonly send: (message: object) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

async function messageFrom(child: ChildProcess, name: string): Promise<unknown> {
  const over = new AbortController();
  const ended = once(child, "exit", over).then(() => Promise.reject(new Error(`${name} ended before it answered`)));
  const received = once(child, "message", over).then(([message]) => message as unknown);
  try {
    return await Promise.race([received, ended]);
  } finally {
    ended.catch(() => {});
    received.catch(() => {});
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
  const { origin } = (await messageFrom(child, name)) as Serving;
  const send = (message: object) => {
    const answer = messageFrom(child, name);
    child.send(message);
    return answer;
  };
  return {
    origin,
    send,
    cpu: async () => (await send({ ask: "cpu" })) as number,
    stop: async () => {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
