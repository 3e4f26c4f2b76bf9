import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import type { Database } from "./open.ts";

const folder = path.resolve(import.meta.dirname, "../../migrations");
/** Any number that no other program on the same server uses. */
const LOCK = 7_242_019;

/** Splits at the end of a statement, but not inside a body between dollar signs. */
const statementsOf = (text: string): string[] => {
  const statements: string[] = [];
  let open = "";
  for (const part of text.split(/;\s*$/m)) {
    open += open === "" ? part : `;\n${part}`;
    if ((open.match(/\$\$/g)?.length ?? 0) % 2 === 1) continue;
    if (open.replace(/^\s*--.*$/gm, "").trim() !== "") statements.push(open);
    open = "";
  }
  return statements;
};

/** The numbered files with their statements, in their order. */
const files = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
const textOf = (name: string): string => readFileSync(path.join(folder, name), "utf8");

/** A file that a database has not seen. */
export interface Migration {
  readonly name: string;
  readonly text: string;
}

/** What a database lacks of the newest form; changes nothing, and needs no more than the right to read. */
export async function missingMigrations({ queries }: Database): Promise<readonly Migration[]> {
  const { rows: tables } = await sql<{ found: string | null }>`SELECT to_regclass('migration')::text AS found`.execute(queries);
  const known = (tables[0]?.found ?? null) !== null;
  const done = new Set(
    known ? (await sql<{ name: string }>`SELECT name FROM migration`.execute(queries)).rows.map(({ name }) => name) : [],
  );
  return files()
    .filter((name) => !done.has(name))
    .map((name) => ({ name, text: textOf(name) }));
}

/**
 * Migrates the database to the newest form: the numbered files in order, in one transaction. Parallel starts wait for each other.
 * @returns the names of the files that were run now.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  // A database without missing migrations needs no right to make a table.
  if ((await missingMigrations(database)).length === 0) return [];
  const { queries, kind } = database;
  return queries.transaction().execute(async (transaction) => {
    if (kind === "postgres") await sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`.execute(transaction);
    await sql`CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now())`.execute(transaction);
    const { rows } = await sql<{ name: string }>`SELECT name FROM migration`.execute(transaction);
    const done = new Set(rows.map(({ name }) => name));
    const fresh = files().filter((name) => !done.has(name));
    for (const name of fresh) {
      for (const statement of statementsOf(textOf(name))) await sql.raw(statement).execute(transaction);
      await sql`INSERT INTO migration (name) VALUES (${name})`.execute(transaction);
    }
    return fresh;
  });
}
