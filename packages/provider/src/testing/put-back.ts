import { sql } from "kysely";
import type { Database } from "../platform/database/open.ts";

/** The schema that holds a state: what every test begins with, or what a file has prepared upon it. */
type StateSchema = "seeded" | "prepared";

/**
 * Keeps the state of a database beside it, in a schema of its own, so that it can be restored. From then on every statement that writes notes its table there:
 * most tests write to five tables of ninety. The ledger refuses deletions and keys refer to each other, so the restore runs as a replica, for which neither is
 * checked.
 */
export async function keepAsItStands({ queries }: Database, schema: StateSchema = "seeded"): Promise<void> {
  const at = sql.raw(schema);
  for (const statement of [
    sql`CREATE SCHEMA ${at}`,
    sql`CREATE TABLE ${at}.written_table (name text PRIMARY KEY)`,
    sql`CREATE TABLE ${at}.sequence_value AS SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public'`,
    sql`CREATE FUNCTION ${at}.note_table() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO ${at}.written_table VALUES (TG_TABLE_NAME) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`,
    sql`DO $$ DECLARE one text; BEGIN
      FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('CREATE TABLE ${at}.%I AS TABLE public.%I', 'of_' || one, one);
        EXECUTE format(
          'CREATE TRIGGER ${at}_note AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.%I EXECUTE FUNCTION ${at}.note_table()', one
        );
      END LOOP;
    END $$`,
    sql`CREATE FUNCTION ${at}.put_back() RETURNS void LANGUAGE plpgsql AS $$ DECLARE one text; BEGIN
      SET LOCAL session_replication_role = replica;
      FOR one IN SELECT name FROM ${at}.written_table LOOP
        EXECUTE format('DELETE FROM public.%I', one);
        EXECUTE format('INSERT INTO public.%I SELECT * FROM ${at}.%I', one, 'of_' || one);
      END LOOP;
      DELETE FROM ${at}.written_table;
      PERFORM setval(format('public.%I', sequencename), coalesce(last_value, 1), last_value IS NOT NULL) FROM ${at}.sequence_value;
    END $$`,
  ])
    await statement.execute(queries);
}

/** As it was kept, whatever a test has made of it: in a millisecond, where opening another copy takes seconds. */
export async function putBack({ queries }: Database, schema: StateSchema = "seeded"): Promise<void> {
  await sql`SELECT ${sql.raw(schema)}.put_back()`.execute(queries);
}

/** The tables that were written to since the state was kept or put back. */
export async function writtenTables({ queries }: Database, schema: StateSchema): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.raw(schema)}.written_table`.execute(queries);
  return rows.map(({ name }) => name);
}

/** What a file had prepared is kept no longer; what every test begins with still is. */
export async function forgetPrepared({ queries }: Database): Promise<void> {
  await sql`DROP SCHEMA prepared CASCADE`.execute(queries);
}
