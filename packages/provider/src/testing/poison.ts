import { sql } from "kysely";
import type { Database } from "../platform/database/open.ts";
import type { Tables } from "../platform/database/tables.ts";

export interface PoisonousRow {
  readonly table: keyof Tables & string;
  readonly column: string;
  readonly value: string;
}

/** A row that the database refuses every write of. Returns how to repair it. */
export async function poison({ queries }: Pick<Database, "queries">, row: PoisonousRow): Promise<() => Promise<void>> {
  const table = sql.table(row.table);
  await sql`CREATE OR REPLACE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'poisonous'; END $$`.execute(
    queries,
  );
  await sql`CREATE TRIGGER poisonous BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW
    WHEN (NEW.${sql.ref(row.column)}::text = ${sql.lit(row.value)}) EXECUTE FUNCTION refuse_row()`.execute(queries);
  return async () => {
    await sql`DROP TRIGGER IF EXISTS poisonous ON ${table}`.execute(queries);
  };
}
