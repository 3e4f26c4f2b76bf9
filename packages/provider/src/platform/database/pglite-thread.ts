// The thread that PGlite runs in. It has one client, which sends one statement at a time and nothing else during a transaction.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { parsers } from "./parsers.ts";
import { startParams } from "./pglite-start.ts";
import { messageOf, type Act, type Reply, type Request } from "./pglite-messages.ts";

interface OpenTransaction {
  readonly statements: Transaction;
  readonly end: (how: "commit" | "rollback") => void;
  readonly ended: Promise<void>;
}

const port = parentPort;
if (!port) throw new Error("this file runs in a thread");
const reply = (answer: Reply) => port.postMessage(answer);

async function open(): Promise<PGlite | undefined> {
  try {
    const pglite = await PGlite.create({ dataDir: String(workerData), startParams, parsers: { ...parsers } });
    reply({ id: 0, ok: true, value: undefined });
    return pglite;
  } catch (error) {
    reply({ id: 0, ok: false, error: messageOf(error) });
    return undefined;
  }
}

const rolledBack = new Error("rolled back on request");
let transaction: OpenTransaction | undefined;

/** PGlite knows a transaction as a callback that lasts as long as it; here it lasts until a message says how to end it. */
async function begin(pglite: PGlite): Promise<void> {
  const how = Promise.withResolvers<"commit" | "rollback">();
  const started = Promise.withResolvers<Transaction>();
  const ended = pglite.transaction(async (statements) => {
    started.resolve(statements);
    if ((await how.promise) === "rollback") throw rolledBack;
  });
  ended.catch(started.reject);
  transaction = { statements: await started.promise, end: how.resolve, ended };
}

async function end(how: "commit" | "rollback"): Promise<void> {
  const ending = transaction;
  transaction = undefined;
  ending?.end(how);
  await ending?.ended.catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
}

async function perform(pglite: PGlite, act: Act): Promise<unknown> {
  switch (act.do) {
    case "query": {
      const { rows, fields, affectedRows } = await (transaction?.statements ?? pglite).query(act.sql, [...act.parameters]);
      return { rows, fields, affectedRows };
    }
    case "begin":
      return begin(pglite);
    case "commit":
    case "rollback":
      return end(act.do);
    case "dump":
      return pglite.dumpDataDir("none");
    case "close":
      return pglite.close();
  }
}

const pglite = await open();
port.on("message", ({ id, act }: Request) => {
  if (!pglite) return;
  perform(pglite, act).then(
    (value) => {
      reply({ id, ok: true, value });
      if (act.do === "close") port.close();
    },
    (error: unknown) => reply({ id, ok: false, error: messageOf(error) }),
  );
});
if (!pglite) port.close();
