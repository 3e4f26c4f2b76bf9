#!/usr/bin/env node
// One way in for `npm start` and `npm test`: installs what is missing, then runs a script of package.json on the
// Node that the lockfile names. Needs only Node 18 and npm, so it is plain JavaScript.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const { packageManager } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const windows = process.platform === "win32";
const local = path.join(root, "node_modules/.bin", windows ? "pnpm.cmd" : "pnpm");
// Nothing reports home, and no tool downloads a browser of its own.
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
  npm_config_update_notifier: "false",
};

function pnpm(args) {
  const [command, ...before] = existsSync(local) ? [local] : ["npx", "--yes", packageManager];
  const { error, status } = spawnSync(command, [...before, ...args], { cwd: root, stdio: "inherit", env, shell: windows });
  if (error) console.error(`Cannot run ${command}: ${error.message}`);
  return status ?? 1;
}

const installed = path.join(root, "node_modules/.modules.yaml");
const lock = path.join(root, "pnpm-lock.yaml");
if (!existsSync(installed) || statSync(lock).mtimeMs > statSync(installed).mtimeMs) {
  const status = pnpm(["install", "--frozen-lockfile"]);
  if (status !== 0) process.exit(status);
}
const [task = "serve", ...rest] = process.argv.slice(2);
process.exit(pnpm(["run", task, ...rest]));
