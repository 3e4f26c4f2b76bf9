import { migrate, seedContent, seedPeople, seedStatements, type Database } from "@shanyraq/provider";

/** Tables, content and people as on the first day; does nothing to what is there already. */
export async function seedAll(database: Database): Promise<void> {
  await migrate(database);
  await seedContent(database);
  await seedPeople(database, Date.now());
  await seedStatements(database, Date.now());
}
