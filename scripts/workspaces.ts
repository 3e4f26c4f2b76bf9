import { globSync } from "node:fs";
import path from "node:path";

const repository = path.resolve(import.meta.dirname, "..");

/** Packages that have unit tests beside their code, by their folders; tests of the running product are in `tests`. */
export const workspaces: readonly string[] = globSync("{packages/*,edge,site,stories,bench,dev}/package.json", { cwd: repository })
  .map((file) => path.dirname(file))
  .toSorted();
