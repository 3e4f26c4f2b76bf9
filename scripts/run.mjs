#!/usr/bin/env node
// One way in for `npm start`, `npm test` and their like: installs what is missing, then runs a script of package.json on the Node that the lockfile
// names, and ends everything that it started when it is ended. Needs only Node 18 and npm, so it is plain JavaScript.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const { packageManager } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const windows = process.platform === "win32";
const bin = path.join(root, "node_modules/.bin");
const local = path.join(bin, windows ? "pnpm.cmd" : "pnpm");
// Nothing reports home, and no tool downloads a browser of its own.
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
  npm_config_update_notifier: "false",
};

/** How long what runs may take to end; the product itself gives requests under way ten seconds. */
const STOP_MS = 20_000;
const POLL_MS = 50;
/** A person who tries the product out runs what the commit says; what is tested or published has its lockfile checked (docs/decisions/022-development.md). */
const TRIED_OUT = ["serve", "develop"];
const CHECKED = ["ci", "full", "built"];

/** @type {import("node:child_process").ChildProcess | undefined} */
let child;
/** @type {number | undefined} */
let exitCode;

/** Signals every process that was started: on Unix they are a group of their own. */
function signalAll(signal) {
  if (child?.pid === undefined) return;
  try {
    if (!windows) process.kill(-child.pid, signal);
    else if (signal !== 0) spawn("taskkill", ["/pid", String(child.pid), "/T", "/F"], { stdio: "ignore" });
  } catch {
    // They have ended.
  }
}

function anyLives() {
  if (windows || child?.pid === undefined) return child?.exitCode === null && child.signalCode === null;
  try {
    process.kill(-child.pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends what runs: first as asked, after a bounded time by force. A second signal does not wait. */
async function end(signal) {
  if (exitCode !== undefined) {
    signalAll("SIGKILL");
    return;
  }
  exitCode = 128 + os.constants.signals[signal];
  signalAll(signal === "SIGHUP" ? "SIGTERM" : signal);
  for (let waited = 0; anyLives() && waited < STOP_MS; waited += POLL_MS) await pause(POLL_MS);
  signalAll("SIGKILL");
  process.exit(exitCode);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end(signal));
// A terminal that was closed, or a pipe that nobody reads any more.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => void end("SIGHUP"));

/** @returns {Promise<number>} */
function run(command, args, more = {}) {
  return new Promise((done) => {
    child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...env, ...more }, shell: windows, detached: !windows });
    child.once("error", (error) => {
      console.error(`Cannot run ${command}: ${error.message}`);
      done(1);
    });
    // Whoever is ending everything says with what code.
    child.once("exit", (code) => exitCode === undefined && done(code ?? 1));
  });
}
function pnpm(args) {
  const [command, ...before] = existsSync(local) ? [local] : ["npx", "--yes", packageManager];
  return run(command, [...before, ...args]);
}

const [task = "serve", ...rest] = process.argv.slice(2);
const triedOut = TRIED_OUT.includes(task);
const installed = path.join(root, "node_modules/.modules.yaml");
const lock = path.join(root, "pnpm-lock.yaml");
const install = ["install", "--frozen-lockfile"];
if (!existsSync(installed) || statSync(lock).mtimeMs > statSync(installed).mtimeMs) {
  console.log("  Installing packages.");
  const began = performance.now();
  const status = await pnpm(triedOut ? [...install, "--trust-lockfile", "--reporter=silent"] : install);
  if (status !== 0) process.exit(status);
  console.log(`  Installed in ${Math.round((performance.now() - began) / 1000)} s.`);
} else if (CHECKED.includes(task)) {
  // The install may have been one that trusts the lockfile; its check is remembered by pnpm and then takes a moment.
  const status = await pnpm([...install, "--lockfile-only", "--reporter=silent"]);
  if (status !== 0) process.exit(status);
}
process.exit(
  // Without a package manager and a shell between, ending this process ends the product itself.
  triedOut && !windows
    ? await run(path.join(bin, "node"), ["scripts/start.ts", task, ...rest], { PATH: [bin, env.PATH].join(path.delimiter) })
    : await pnpm(["run", task, ...rest]),
);
