import { execFileSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import path from "node:path";

const site = path.resolve(import.meta.dirname, "../../../../site");

/** The built export in a folder of its own, each file led to where it was built: a test exchanges some of them. */
export function linkedExport(to: string): void {
  execFileSync("cp", ["-rs", path.join(site, "out"), path.join(to, "out")]);
  copyFileSync(path.join(site, "csp.json"), path.join(to, "csp.json"));
}
