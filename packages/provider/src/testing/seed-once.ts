import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../database/open.ts";
import { seeded } from "./seeded.ts";

declare module "vitest" {
  interface ProvidedContext {
    seededDatabase: string;
  }
}

/** Before the tests of the package: making a database takes ten times as long as opening a copy, so it is made once a run. */
export default async function seedOnce(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), "seeded-"));
  const file = path.join(folder, "database.tar");
  const database = await seeded(await openDatabase({ memory: true }));
  const copy = await database.dump?.();
  await database.close();
  if (!copy) throw new Error("an embedded database can be copied");
  writeFileSync(file, Buffer.from(await copy.arrayBuffer()));
  project.provide("seededDatabase", file);
  return () => rmSync(folder, { recursive: true });
}
