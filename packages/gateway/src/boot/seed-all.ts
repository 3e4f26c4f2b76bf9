import {
  migrate,
  seedAnnuitant,
  seedContent,
  seedPeople,
  seedStatements,
  type Database,
  type FolderContent,
  type Imported,
} from "@shanyraq/provider";

/** Tables, content and people as on the first day; does nothing to what is there already. */
export async function seedAll(database: Database, content: string | FolderContent): Promise<Imported> {
  await migrate(database);
  const imported = await seedContent(database, content);
  await seedPeople(database, Date.now());
  await seedAnnuitant(database, Date.now());
  await seedStatements(database, Date.now());
  return imported;
}
