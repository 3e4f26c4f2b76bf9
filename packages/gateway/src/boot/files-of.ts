import { filesInDatabase, filesInFolder, filesInS3, filesWithFormer, type Database, type FileStore } from "@shanyraq/provider";
import type { FilesPlace } from "../configuration/files-of.ts";

const web = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) };

/** Where files lie that people send: what is configured, with what the database has kept before it was; else the database. */
export function filesOf(place: FilesPlace | undefined, database: Database): FileStore {
  const inDatabase = filesInDatabase(database);
  if (place === undefined) return inDatabase;
  return filesWithFormer("folder" in place ? filesInFolder(place.folder) : filesInS3({ ...place, ...web }), inDatabase);
}
