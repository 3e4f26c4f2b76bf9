// Builds the site of what was recorded elsewhere, beside whatever is built or served: `DESK_EXPORT=node site/scripts/export.ts`.
// EXPORT_RECORDED holds what is published (packages/gateway/src/exporting), `out` and `csp.json` are left in EXPORT_TO.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

const site = path.resolve(import.meta.dirname, "..");
const repository = path.resolve(site, "..");
const { EXPORT_RECORDED: recorded, EXPORT_TO: to, PATH = "" } = process.env;
if (!recorded || !to) throw new Error("EXPORT_RECORDED and EXPORT_TO: the gateway sets them");
if (!path.resolve(to).startsWith(repository + path.sep)) throw new Error(`EXPORTS_DIR: Next builds nothing outside ${repository}`);

/** What a build makes, or makes again. */
const made = [
  "node_modules",
  ".next",
  "out",
  "exported",
  "out-aside",
  "pages",
  "csp.json",
  "src/generated",
  "public/lang",
  "public/search",
  "public/entries.json",
];
const isMade = (file: string) => made.includes(path.relative(site, file));

/** Whether the process lives that builds in a folder; one that was killed has left it. */
function isLeft(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(path.join(folder, "pid"), "utf8")), 0);
    return false;
  } catch {
    return true;
  }
}

/**
 * A folder that nobody else builds in. Names of scripts are made of paths, so that builds one after another have the same: visitors then load
 * again what has changed alone.
 */
function ownFolder(usual: string): string {
  try {
    mkdirSync(usual);
  } catch {
    if (!isLeft(usual)) return ownFolder(`${usual}-${process.pid}`);
    rmSync(usual, { recursive: true, force: true });
    mkdirSync(usual);
  }
  writeFileSync(path.join(usual, "pid"), String(process.pid));
  return usual;
}

// A checkout in small: the site's own files are copied, since a build writes among them; everything else is led to.
const work = ownFolder(path.resolve(to, "../work"));
// A build that fails leaves nothing behind either: it does not fill the disk.
process.once("exit", () => rmSync(work, { recursive: true, force: true }));
mkdirSync(path.join(work, "packages/gateway"), { recursive: true });
cpSync(site, path.join(work, "site"), { recursive: true, filter: (file) => !isMade(file) });
symlinkSync(path.join(site, "node_modules"), path.join(work, "site/node_modules"));
symlinkSync(path.join(repository, "tsconfig.json"), path.join(work, "tsconfig.json"));
symlinkSync(path.join(repository, "content"), path.join(work, "content"));
symlinkSync(path.join(repository, "packages/i18n"), path.join(work, "packages/i18n"));
symlinkSync(recorded, path.join(work, "packages/gateway/recorded"));

for (const script of ["build.ts", "for-production.ts"])
  execFileSync(process.execPath, [`scripts/${script}`], {
    cwd: path.join(work, "site"),
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", PATH: [path.join(site, "node_modules/.bin"), PATH].join(path.delimiter) },
  });
for (const name of ["csp.json", "out"]) renameSync(path.join(work, "site", name), path.join(to, name));
