import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const OPENSSL = "/usr/bin/openssl";
const POSTGRES = "/usr/lib/postgresql";
const NGINX = "/usr/sbin/nginx";
const REDIS = "/usr/bin/redis-server";
const POPPLER = ["/usr/bin/pdfinfo", "/usr/bin/pdftotext"];

const hasPostgres = () => existsSync(POSTGRES) && readdirSync(POSTGRES).some((version) => existsSync(`${POSTGRES}/${version}/bin/initdb`));

interface Need {
  readonly what: string;
  readonly present: () => boolean;
  readonly debian: string;
}
const needs: readonly Need[] = [
  { what: "Chromium", present: () => existsSync(CHROMIUM), debian: "chromium" },
  { what: "PostgreSQL", present: hasPostgres, debian: "postgresql" },
  { what: "nginx", present: () => existsSync(NGINX), debian: "nginx" },
  { what: "OpenSSL", present: () => existsSync(OPENSSL), debian: "openssl" },
  { what: "Redis", present: () => existsSync(REDIS), debian: "redis-server" },
  { what: "Poppler", present: () => POPPLER.every((tool) => existsSync(tool)), debian: "poppler-utils" },
];

/** What reading aloud is tested with, by `npm run test:full` alone. */
export const speechNeeds: readonly Need[] = [
  { what: "speech-dispatcher", present: () => existsSync("/usr/bin/speech-dispatcher"), debian: "speech-dispatcher" },
  {
    what: "espeak-ng's voices",
    present: () => existsSync("/usr/lib/speech-dispatcher-modules/sd_espeak-ng"),
    debian: "speech-dispatcher-espeak-ng",
  },
];

/** The scanner that files are sent through, by `npm run test:full` alone. */
export const scannerNeeds: readonly Need[] = [{ what: "ClamAV", present: () => existsSync("/usr/sbin/clamd"), debian: "clamav-daemon" }];

/** What takes over from a database that died, and what stands before both, by `npm run test:full` alone. */
export const failoverNeeds: readonly Need[] = [
  { what: "PgBouncer", present: () => existsSync("/usr/sbin/pgbouncer"), debian: "pgbouncer" },
];

/** Installs what the tests need of the machine, and what is asked for more; where that is not allowed, says the command and fails: nothing is skipped. */
export function prepareMachine(more: readonly Need[] = []): boolean {
  const missing = [...needs, ...more].filter(({ present }) => !present());
  if (missing.length === 0) return true;
  const install = ["install", "-y", "--no-install-recommends", ...missing.map(({ debian }) => debian)];
  console.log(`Missing: ${missing.map(({ what }) => what).join(", ")}`);
  if (process.getuid?.() === 0) {
    const apt = (args: readonly string[]) =>
      spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;
    if (apt(["update", "-q"]) && apt(["-q", ...install]) && missing.every(({ present }) => present())) return true;
  }
  console.error(`Install it and run the tests again:\n  sudo apt-get update && sudo apt-get ${install.join(" ")}`);
  return false;
}
