import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { asServer, serverFolder } from "@shanyraq/provider/testing/postgres-programs";
import { freePort } from "../../src/product/servers/free-port.ts";

/** A pooler that gives a connection of the server to one transaction at a time. */
export interface PgBouncer {
  readonly url: string;
  /** Sends what comes from now on to another server. */
  readonly repoint: (port: number) => void;
  readonly stop: () => void;
}

/** Starts Debian's PgBouncer before a server, set as docs/deploy.md says. */
export async function startPgBouncer(database: string, server: number): Promise<PgBouncer> {
  const folder = serverFolder("bouncer");
  const port = await freePort();
  const settings = path.join(folder, "pgbouncer.ini");
  const write = (to: number) =>
    writeFileSync(
      settings,
      [
        "[databases]",
        `${database} = host=127.0.0.1 port=${to} user=postgres`,
        "[pgbouncer]",
        "listen_addr = 127.0.0.1",
        `listen_port = ${port}`,
        `unix_socket_dir = ${folder}`,
        "auth_type = any",
        "pool_mode = transaction",
        "default_pool_size = 20",
        "max_client_conn = 200",
        "server_connect_timeout = 2",
        "server_login_retry = 1",
        "ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout",
        `logfile = ${folder}/log`,
        `pidfile = ${folder}/pid`,
        "",
      ].join("\n"),
      { mode: 0o644 },
    );
  write(server);
  asServer("/usr/sbin/pgbouncer", ["-d", settings]);
  const kill = (signal: NodeJS.Signals) => process.kill(Number(readFileSync(`${folder}/pid`, "utf8")), signal);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/${database}`,
    repoint: (to) => {
      write(to);
      kill("SIGHUP");
    },
    stop: () => {
      kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
