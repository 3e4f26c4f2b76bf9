import { migrate, openDatabase, passwordsAt, preparedMemory, seedPeople, type Database } from "@shanyraq/provider";

/** What suites in this process keep passwords by: they sign in hundreds of times, and a hash as production makes it takes 40 ms and 46 MiB. */
export const quickPasswords = passwordsAt({ memoryKiB: 64, passes: 1 });

/** A database with its tables; in memory unless a place is named, started as a copy of the one that the build has prepared. */
export async function openMigrated(place?: { readonly url: string }): Promise<Database> {
  const database = await openDatabase(place ?? { memory: true, ...(await preparedMemory()) });
  await migrate(database);
  return database;
}

/** The same with the invented people, as they are at a moment (milliseconds of the epoch); who serves them keeps passwords by `quickPasswords`. */
export async function openSeeded(now: number, place?: { readonly url: string }): Promise<Database> {
  const database = await openMigrated(place);
  await seedPeople(database, now, quickPasswords);
  return database;
}
