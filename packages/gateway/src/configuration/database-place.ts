import path from "node:path";
import type { DatabasePlace } from "@shanyraq/provider";
import { readVariables } from "./variables.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");

/**
 * Where the database is, for the operator's commands: they need no keys and no captcha, and start nothing else.
 * @returns what is wrong with the variables that say so, where something is.
 */
export function databasePlace(env: NodeJS.ProcessEnv): { readonly place: DatabasePlace } | { readonly faults: readonly string[] } {
  const { values, faults } = readVariables(env);
  const ours = faults.filter((fault) => /^(?:DATABASE_URL|DATA_DIR):/.test(fault));
  if (ours.length > 0) return { faults: ours };
  return {
    place: values.DATABASE_URL ? { url: values.DATABASE_URL } : { folder: path.join(path.resolve(repository, values.DATA_DIR), "pglite") },
  };
}
