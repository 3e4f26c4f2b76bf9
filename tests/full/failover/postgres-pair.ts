import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { asServer, createCluster, postgresBin, serverFolder, startServer, stopServer } from "@shanyraq/provider/testing/postgres-programs";
import pg from "pg";
import { freePort } from "../../src/product/servers/free-port.ts";

interface Server {
  readonly port: number;
  readonly start: () => void;
  readonly data: string;
  readonly folder: string;
}

/** Two PostgreSQL, of which the second has every commit before the first acknowledges it. */
export interface PostgresPair {
  readonly primary: number;
  readonly standby: number;
  /** Kills every process of the primary at once, as a machine that burns. */
  readonly killPrimary: () => void;
  /** The standby ends, and nobody waits for it; or it comes back. */
  readonly stopStandby: () => Promise<void>;
  readonly startStandby: () => void;
  /** The standby takes over and waits for no other from then on. */
  readonly promote: () => Promise<void>;
  readonly stop: () => void;
}

const SETTINGS = "-c listen_addresses=127.0.0.1 -c wal_level=replica -c max_wal_senders=4";

async function serverIn(name: string): Promise<Server> {
  const folder = serverFolder(name);
  const data = path.join(folder, "data");
  const port = await freePort();
  return {
    folder,
    data,
    port,
    start: () => startServer(data, `${folder}/log`, `-p ${port} -k ${folder} ${SETTINGS}`),
  };
}

/** One statement at a server, whatever pool stands before it. */
export async function askAt<Row extends pg.QueryResultRow>(port: number, database: string, statement: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/${database}` });
  await client.connect();
  return client
    .query<Row>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Starts a primary with its synchronous standby, made from it as an operator makes one. */
export async function startPostgresPair(database: string): Promise<PostgresPair> {
  const [first, second] = await Promise.all([serverIn("primary"), serverIn("standby")]);
  createCluster(first.data);
  first.start();
  await askAt(first.port, "postgres", `CREATE DATABASE ${database}`);
  const from = `host=127.0.0.1 port=${first.port} user=postgres application_name=second`;
  asServer(`${postgresBin()}/pg_basebackup`, ["-D", second.data, "-R", "-X", "stream", "-d", from]);
  second.start();
  await askAt(first.port, "postgres", "ALTER SYSTEM SET synchronous_standby_names = 'second'");
  await askAt(first.port, "postgres", "SELECT pg_reload_conf()");
  for (let synchronous = false; !synchronous;) {
    const [row] = await askAt<{ state: string }>(first.port, "postgres", "SELECT max(sync_state) AS state FROM pg_stat_replication");
    synchronous = row?.state === "sync";
  }
  return {
    primary: first.port,
    standby: second.port,
    killPrimary: () => {
      const [postmaster = ""] = readFileSync(`${first.data}/postmaster.pid`, "utf8").split("\n");
      // Each process of the server is the leader of a session of its own: the group of the first holds none of them.
      const others = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
      for (const one of [postmaster, ...others]) process.kill(Number(one), "SIGKILL");
    },
    stopStandby: async () => {
      await askAt(first.port, "postgres", "ALTER SYSTEM RESET synchronous_standby_names");
      await askAt(first.port, "postgres", "SELECT pg_reload_conf()");
      stopServer(second.data, "immediate");
    },
    startStandby: second.start,
    promote: async () => {
      await askAt(second.port, "postgres", "SELECT pg_promote(true)");
      await askAt(second.port, "postgres", "ALTER SYSTEM RESET synchronous_standby_names");
      await askAt(second.port, "postgres", "SELECT pg_reload_conf()");
    },
    stop: () => {
      stopServer(second.data, "immediate");
      for (const { folder } of [first, second]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
