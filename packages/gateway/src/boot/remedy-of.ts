import { FolderInUse } from "@shanyraq/provider";
import { KeysDamaged } from "./development-keys.ts";
import { SchemaOutdated } from "./assert-schema-version.ts";
import { StartFailed, type StartPart } from "./start-failed.ts";
import { WorkerNotStarted } from "./workers.ts";

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

/** What PostgreSQL answers to who may not come in (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const refusedBy: Readonly<Record<string, string>> = {
  "28P01": "the password is wrong",
  "28000": "the user may not connect",
  "3D000": "there is no database of that name",
  "42501": "the user may not make tables there",
  "53300": "it has no connection left",
  "57P03": "it is still starting",
};

const remedies: Readonly<Record<StartPart, (why: string) => string>> = {
  database: (why) => `The database cannot be used (${why}): start it, or mend DATABASE_URL.`,
  embedded: (why) =>
    `The embedded database cannot be opened (${why}): remove the folder "pglite" in DATA_DIR to begin again, or put a copy of it back.`,
  store: (why) => `The store of limits cannot be used (${why}): start it, or mend REDIS_URL and LIMITS_STORE.`,
  site: (why) => `The exported site cannot be read (${why}): build it, or mend SITE_DIR.`,
};

/** What a person can do about a start that failed, in one sentence; undefined where only the error itself can tell. */
export function remedyOf(error: unknown): string | undefined {
  if (error instanceof FolderInUse) return `The data folder is in use by process ${error.pid}: stop it, or set DATA_DIR to another folder.`;
  if (error instanceof KeysDamaged)
    return `The keys in ${error.file} are damaged: remove the file, which signs everybody out, or put a copy of it back.`;
  if (error instanceof SchemaOutdated)
    return `The database lacks ${error.missing.join(", ")}: run \`npm run migrate\`, or set SCHEMA=migrate.`;
  if (error instanceof WorkerNotStarted) return "A worker ended before it served; its own words stand above.";
  if (error instanceof StartFailed) return remedies[error.part](causeOf(error.cause));
  const code = codeOf(error);
  if (code === "EADDRINUSE") return "The port is taken: stop what uses it, or set PORT to another one.";
  if (code === "EACCES" || code === "EROFS") return "DATA_DIR cannot be written: change its owner, or set DATA_DIR to another folder.";
  return code === "ENOSPC" ? "The disk is full: make room where DATA_DIR is." : undefined;
}

/** Why, without a host or a name of a user: only what kind of failure it was. */
function causeOf(error: unknown): string {
  const code = codeOf(error);
  if (typeof code === "string") return refusedBy[code] ?? code;
  // Node tells several addresses of one host as one error with one for each.
  if (error instanceof AggregateError) return causeOf(error.errors[0]);
  return error instanceof Error ? error.name : "unknown";
}
