import { migrate, seedContent, seedPeople, seedStatements, type Database, type Imported } from "@shanyraq/provider";

/** Tables, content and people as on the first day; does nothing to what is there already. */
export async function seedAll(database: Database, contentFolder: string): Promise<Imported> {
  await migrate(database);
  const imported = await seedContent(database, contentFolder);
  await seedPeople(database, Date.now());
  await seedStatements(database, Date.now());
  return imported;
}
