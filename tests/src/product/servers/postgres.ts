import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";

const DEBIAN = "/usr/lib/postgresql";

export interface Cluster {
  /** A fresh empty database, by its address. */
  readonly create: (name: string) => Promise<string>;
  /** What the server writes: its log, each entry with the name of the program that it is about and a colon in front. */
  readonly log: string;
  readonly stop: () => void;
}

/** PostgreSQL refuses to run as root: there it runs as its own user, elsewhere as whoever runs the tests. */
export const asServer = (program: string, args: readonly string[]): void => {
  const quoted = [program, ...args].map((part) => `'${part}'`).join(" ");
  if (process.getuid?.() === 0) execFileSync("su", ["postgres", "-c", quoted], { stdio: "ignore" });
  else execFileSync(program, [...args], { stdio: "ignore" });
};

/** Where Debian keeps the programs of PostgreSQL. */
export function postgresBin(): string {
  const version = existsSync(DEBIAN) ? readdirSync(DEBIAN).find((one) => existsSync(`${DEBIAN}/${one}/bin/initdb`)) : undefined;
  if (!version) throw new Error("PostgreSQL is missing: apt-get install -y postgresql");
  return `${DEBIAN}/${version}/bin`;
}

/** A folder that the server's user alone may read. */
export function serverFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `shanyraq-${name}-`));
  if (process.getuid?.() === 0) execFileSync("chown", ["postgres", folder]);
  chmodSync(folder, 0o700);
  return folder;
}

/** Starts Debian's PostgreSQL in a folder of its own on a free port. */
export async function startPostgres(): Promise<Cluster> {
  const bin = postgresBin();
  const folder = serverFolder("pg");
  const data = path.join(folder, "data");
  const port = await freePort();
  asServer(`${bin}/initdb`, ["-N", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "-D", data]);
  asServer(`${bin}/pg_ctl`, [
    "-w",
    "-D",
    data,
    "-l",
    path.join(folder, "log"),
    "-o",
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c log_line_prefix=%a:`,
    "start",
  ]);
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
      asServer(`${bin}/pg_ctl`, ["-w", "-m", "immediate", "-D", data, "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
