import { rmSync } from "node:fs";
import path from "node:path";
import { createCluster, serverFolder, startServer, stopServer } from "@shanyraq/provider/testing/postgres-programs";
import pg from "pg";
import { freePort } from "./free-port.ts";

export interface Cluster {
  /** A fresh empty database, by its address. */
  readonly create: (name: string) => Promise<string>;
  /** What the server writes: its log, each entry with the name of the program that it is about and a colon in front. */
  readonly log: string;
  readonly stop: () => void;
}

/** Starts Debian's PostgreSQL in a folder of its own on a free port. */
export async function startPostgres(): Promise<Cluster> {
  const folder = serverFolder("pg");
  const data = path.join(folder, "data");
  const port = await freePort();
  createCluster(data);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c log_line_prefix=%a:`;
  startServer(data, path.join(folder, "log"), settings);
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    log: path.join(folder, "log"),
    create: async (name) => {
      const client = new pg.Client({ connectionString: url("postgres") });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
    stop: () => {
      stopServer(data, "immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
