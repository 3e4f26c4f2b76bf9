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

/** What only makes the tests quicker: they do without it where it cannot be had. */
const wishes: readonly Need[] = [
  { what: "Chromium without windows", present: () => existsSync("/usr/bin/chromium-headless-shell"), debian: "chromium-headless-shell" },
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

const aptGet = (args: readonly string[], stdio: "ignore" | "inherit"): boolean =>
  spawnSync("apt-get", args, { stdio, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;

/** Reports what could not be installed, and continues. A machine without a network is not waited for. */
function installWishes(): void {
  const missing = wishes.filter(({ present }) => !present());
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  const patience = ["-o", "Acquire::http::Timeout=10", "-o", "Acquire::https::Timeout=10", "-o", "Acquire::Retries=0"];
  aptGet([...patience, "-q", "install", "-y", "--no-install-recommends", ...missing.map(({ debian }) => debian)], "ignore");
  for (const { what, present } of missing) if (!present()) console.log(`Not installed, and done without: ${what}`);
}

/** Installs what the tests need of the machine, and what is asked for more; where that is not allowed, says the command and fails: nothing is skipped. */
export function prepareMachine(more: readonly Need[] = []): boolean {
  const missing = [...needs, ...more].filter(({ present }) => !present());
  if (missing.length > 0) {
    const install = ["install", "-y", "--no-install-recommends", ...missing.map(({ debian }) => debian)];
    console.log(`Missing: ${missing.map(({ what }) => what).join(", ")}`);
    const installed = process.getuid?.() === 0 && aptGet(["update", "-q"], "inherit") && aptGet(["-q", ...install], "inherit");
    if (!installed || missing.some(({ present }) => !present())) {
      console.error(`Install it and run the tests again:\n  sudo apt-get update && sudo apt-get ${install.join(" ")}`);
      return false;
    }
  }
  installWishes();
  return true;
}
