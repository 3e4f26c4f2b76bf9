import { missingMigrations, type Database } from "@shanyraq/provider";

/** The database is of an older form than this release, and the start may not change it. */
export class SchemaOutdated extends Error {
  readonly missing: readonly string[];
  constructor(missing: readonly string[]) {
    super("the database is of an older form");
    this.name = "SchemaOlder";
    this.missing = missing;
  }
}

/** @throws {SchemaOutdated} where a migration is missing. */
export async function assertSchemaVersion(database: Database): Promise<void> {
  const missing = await missingMigrations(database);
  if (missing.length > 0) throw new SchemaOutdated(missing.map(({ name }) => name));
}
