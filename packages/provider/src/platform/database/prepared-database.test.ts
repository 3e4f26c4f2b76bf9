import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seeded } from "../../testing/seeded.ts";
import { migrate } from "./migrate.ts";
import { openDatabase, type Database } from "./open.ts";
import { preparedMemory } from "./prepared-database.ts";

let embedded: Database;
let place: string;
beforeAll(async () => {
  embedded = await seeded(await openDatabase({ memory: true, ...(await preparedMemory()) }));
  place = mkdtempSync(path.join(tmpdir(), "shanyraq-prepared-"));
});
afterAll(async () => {
  await embedded.close();
  rmSync(place, { recursive: true, force: true });
});

it("migrations write no row but their own names, so that a prepared database holds no date that becomes outdated", async () => {
  const { queries } = embedded;
  // A schema of its own replaces a database of its own, which would take seconds to make.
  await sql`CREATE SCHEMA prepared`.execute(queries);
  await sql`SET search_path TO prepared`.execute(queries);
  await migrate(embedded);
  const { rows: tables } = await sql<{
    name: string;
  }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'prepared' AND table_type = 'BASE TABLE'`.execute(
    queries,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(queries);
    if (rows.length > 0) filled.push(name);
  }
  await sql`SET search_path TO public`.execute(queries);
  await sql`DROP SCHEMA prepared CASCADE`.execute(queries);
  expect(tables.length).toBeGreaterThan(30);
  expect(filled).toEqual(["migration"]);
});

it("a folder without a database starts as a copy of the prepared one, and is opened unchanged from then on", async () => {
  const prepared = path.join(place, "prepared.tar");
  const copy = await embedded.dump?.();
  writeFileSync(prepared, new Uint8Array((await copy?.arrayBuffer()) ?? new ArrayBuffer(0)));
  const folder = path.join(place, "data");
  const emails = async () => {
    const database = await openDatabase({ folder, prepared });
    const before = await database.queries.selectFrom("customer").select("email").distinct().execute();
    await database.queries.updateTable("customer").set({ email: "changed@example.kz" }).execute();
    await database.close();
    return before.length;
  };
  expect(await emails()).toBeGreaterThan(10);
  expect(await emails()).toBe(1);
});
