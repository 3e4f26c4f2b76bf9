import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const NAME = "@mdn/mdn-http-observatory";
const VERSION = "1.4.8";
const folder = path.resolve(import.meta.dirname, "../../../test-results/observatory");

/**
 * Installs MDN's Observatory beside the product, never into it: the 233 packages of its server are not among those that we lock, audit and list. Its install
 * scripts, which fetch lists from the network, do not run; the list of preloaded domains is empty, because localhost is on no list.
 * @returns the folder of its package.
 */
export function installObservatory(): string {
  const own = path.join(folder, "node_modules", NAME);
  if (!existsSync(path.join(own, "conf/hsts-preload.json"))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true }));
    const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
    execFileSync("npm", ["install", "--prefix", folder, ...quiet, `${NAME}@${VERSION}`], { stdio: "inherit" });
    writeFileSync(path.join(own, "conf/hsts-preload.json"), "{}");
    writeFileSync(path.join(own, "conf/tld-list.json"), "[]");
  }
  return own;
}
