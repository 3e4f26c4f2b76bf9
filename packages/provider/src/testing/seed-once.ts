import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../database/open.ts";
import { keepAsItStands } from "./put-back.ts";
import { seeded } from "./seeded.ts";

declare module "vitest" {
  interface ProvidedContext {
    seededDatabase: string;
  }
}

const folder = mkdtempSync(path.join(tmpdir(), "seeded-"));

/** Before the tests of the package: making a database takes ten times as long as opening a copy, so it is made once a run. */
export async function setup(project: TestProject): Promise<void> {
  const file = path.join(folder, "database.tar");
  const database = await seeded(await openDatabase({ memory: true }));
  await keepAsItStands(database);
  const copy = await database.dump?.();
  await database.close();
  if (!copy) throw new Error("an embedded database can be copied");
  writeFileSync(file, Buffer.from(await copy.arrayBuffer()));
  project.provide("seededDatabase", file);
}

export const teardown = (): void => rmSync(folder, { recursive: true });
