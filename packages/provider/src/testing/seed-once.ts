import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../platform/database/open.ts";
import { preparedMemory } from "../platform/database/prepared-database.ts";
import { keepAsItStands } from "./put-back.ts";
import { seeded } from "./seeded.ts";

declare module "vitest" {
  interface ProvidedContext {
    seededDatabase: string;
  }
}

const folder = mkdtempSync(path.join(tmpdir(), "seeded-"));
/** Where a database is kept from one run to the next, for running these tests hundreds of times on one state of the tables and seeds. */
const kept = process.env["SHANYRAQ_SEEDED"];

/** Before the tests of the package: making a database takes ten times as long as opening a copy, so it is made once a run. */
export async function setup(project: TestProject): Promise<void> {
  if (kept !== undefined && existsSync(kept)) return project.provide("seededDatabase", kept);
  const file = path.join(folder, "database.tar");
  const database = await seeded(await openDatabase({ memory: true, ...(await preparedMemory()) }));
  await keepAsItStands(database);
  const copy = await database.dump?.();
  await database.close();
  if (!copy) throw new Error("an embedded database can be copied");
  writeFileSync(file, Buffer.from(await copy.arrayBuffer()));
  if (kept !== undefined) copyFileSync(file, kept);
  project.provide("seededDatabase", file);
}

export const teardown = (): void => rmSync(folder, { recursive: true });
