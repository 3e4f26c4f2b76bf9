import { migrate } from "../platform/database/migrate.ts";
import type { Database } from "../platform/database/open.ts";
import { seedContent } from "../seed/seed-content.ts";
import { seedPeople } from "../seed/seed-people.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { seedStatements } from "../seed/seed-statements.ts";

export const START = Date.parse("2026-11-21T06:00:00Z");

/** A database with its tables, its content and its people, as every test begins. */
export async function seeded(database: Database): Promise<Database> {
  await migrate(database);
  await seedContent(database);
  await seedPeople(database, START, quickPasswords);
  await seedStatements(database, START);
  return database;
}
