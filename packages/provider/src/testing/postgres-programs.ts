import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const DEBIAN = "/usr/lib/postgresql";

/** Where Debian keeps the programs of PostgreSQL; undefined on a machine without them. */
export function installedPostgres(): string | undefined {
  const version = existsSync(DEBIAN) ? readdirSync(DEBIAN).find((one) => existsSync(`${DEBIAN}/${one}/bin/initdb`)) : undefined;
  return version && `${DEBIAN}/${version}/bin`;
}

/** The same for tests that need a server. @throws Error that names the command that installs them */
export function postgresBin(): string {
  const bin = installedPostgres();
  if (bin === undefined) throw new Error("PostgreSQL is missing: apt-get install -y postgresql");
  return bin;
}

/** PostgreSQL refuses to run as root: there it runs as its own user, elsewhere as whoever runs the tests. */
export const asServer = (program: string, args: readonly string[]): void => {
  const quoted = [program, ...args].map((part) => `'${part}'`).join(" ");
  if (process.getuid?.() === 0) execFileSync("su", ["postgres", "-c", quoted], { stdio: "ignore" });
  else execFileSync(program, [...args], { stdio: "ignore" });
};

/** Gives a file or folder, with all in it, to the user that the server runs as. */
export const giveToServer = (place: string): void => {
  if (process.getuid?.() === 0) execFileSync("chown", ["-R", "postgres", place]);
};

/** A folder that the server's user alone may read. */
export function serverFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `shanyraq-${name}-`));
  giveToServer(folder);
  chmodSync(folder, 0o700);
  return folder;
}

/** Makes an empty cluster in a folder: whoever is on this machine may enter as `postgres`, as in every test. @param more further options of `initdb` */
export const createCluster = (data: string, more: readonly string[] = []): void =>
  asServer(`${postgresBin()}/initdb`, ["-N", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", ...more, "-D", data]);

/** Starts the server of a cluster, and waits until it answers. @param settings as `postgres` takes them, `-p` and `-c` */
export const startServer = (data: string, log: string, settings: string): void =>
  asServer(`${postgresBin()}/pg_ctl`, ["-w", "-D", data, "-l", log, "-o", settings, "start"]);

/** Stops it; `immediate` when nobody needs its data any more. */
export const stopServer = (data: string, mode: "fast" | "immediate"): void =>
  asServer(`${postgresBin()}/pg_ctl`, ["-w", "-m", mode, "-D", data, "stop"]);
